import type { Selectable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

export type ConsentFlow = Selectable<Tables['mailbox_consent_flows']>;
export type ConsentTicket = Selectable<Tables['mailbox_consent_tickets']>;

/** Who may use what came of a consent: the session that asked for it. */
export type SessionScope = Scope & { sessionId: string };

export const insertFlow = (db: Db, flow: ConsentFlow) => db.insertInto('mailbox_consent_flows').values(flow).execute();

/** By the state the browser brings back, before anybody is known, hence without a scope. Each comes back once. */
export async function takeFlow(db: Db, stateHash: string, notBefore: Date): Promise<ConsentFlow | undefined> {
  const flow = await db
    .deleteFrom('mailbox_consent_flows')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  return flow && flow.created_at >= notBefore ? flow : undefined;
}

export const insertTicket = (db: Db, ticket: ConsentTicket) =>
  db.insertInto('mailbox_consent_tickets').values(ticket).execute();

export const findTicket = (db: Db, { workspaceId, sessionId }: SessionScope, ticketHash: string, notBefore: Date) =>
  db
    .selectFrom('mailbox_consent_tickets')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('session_id', '=', sessionId)
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('created_at', '>=', notBefore)
    .executeTakeFirst();

/** Compare and set: false when it was used in the meantime. */
export async function useTicket(trx: Trx, { workspaceId, sessionId }: SessionScope, ticketHash: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('mailbox_consent_tickets')
    // The tokens are with the mailbox now.
    .set({ used_at: at, sealed: '' })
    .where('workspace_id', '=', workspaceId)
    .where('session_id', '=', sessionId)
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
