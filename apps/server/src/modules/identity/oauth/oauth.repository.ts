import { randomUUID } from 'node:crypto';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { Selectable } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';

type OauthFlowsTable = {
  state_hash: string;
  provider: OauthProvider;
  code_verifier: string;
  nonce: string;
  browser_hash: string;
  /** The session that asked to add a sign-in method; null for a sign-in or a sign-up. */
  link_session_id: string | null;
  created_at: Date;
};

type OauthTicketsTable = {
  ticket_hash: string;
  browser_hash: string;
  link_session_id: string | null;
  provider: OauthProvider;
  subject: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** The provider says that it asked for a second factor. */
  second_factor: boolean;
  created_at: Date;
  used_at: Date | null;
};

type OauthIdentitiesTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  provider: OauthProvider;
  subject: string;
  email: string;
  linked_at: Date;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    oauth_flows: OauthFlowsTable;
    oauth_tickets: OauthTicketsTable;
    oauth_identities: OauthIdentitiesTable;
  }
}

export type OauthTicket = Selectable<Tables['oauth_tickets']>;
export type OauthIdentity = Selectable<Tables['oauth_identities']>;

export const insertFlow = (db: Db, flow: Selectable<Tables['oauth_flows']>) =>
  db.insertInto('oauth_flows').values(flow).execute();

/** Each flow comes back once; old ones are swept on the way. */
export async function takeFlow(db: Db, stateHash: string, notBefore: Date) {
  const flow = await db.deleteFrom('oauth_flows').where('state_hash', '=', stateHash).returningAll().executeTakeFirst();
  await db.deleteFrom('oauth_flows').where('created_at', '<', notBefore).execute();
  return flow && flow.created_at >= notBefore ? flow : undefined;
}

export async function insertTicket(db: Db, ticket: OauthTicket, notBefore: Date) {
  await db.deleteFrom('oauth_tickets').where('created_at', '<', notBefore).execute();
  await db.insertInto('oauth_tickets').values(ticket).execute();
}

/** A ticket opens nothing by itself: it has to be shown by the browser that left for the provider. */
export type TicketKey = { ticketHash: string; browserHash: string; notBefore: Date };

export const findTicket = (
  db: Db,
  { ticketHash, browserHash, notBefore }: TicketKey,
): Promise<OauthTicket | undefined> =>
  db
    .selectFrom('oauth_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('created_at', '>=', notBefore)
    .executeTakeFirst();

/** `linkSession` is the session a method is added for; a ticket to sign in with adds none, and the other way round. */
export const takeTicket = (
  trx: Trx,
  { ticketHash, browserHash, notBefore }: TicketKey,
  linkSession: string | null,
  now: Date,
): Promise<OauthTicket | undefined> =>
  trx
    .updateTable('oauth_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('link_session_id', 'is not distinct from', linkSession)
    .where('used_at', 'is', null)
    .where('created_at', '>=', notBefore)
    .returningAll()
    .executeTakeFirst();

/** By the provider's own id of the person, before anybody is signed in, hence without a scope. */
export const findIdentity = (
  db: Db | Trx,
  provider: OauthProvider,
  subject: string,
): Promise<OauthIdentity | undefined> =>
  db
    .selectFrom('oauth_identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const listIdentities = (db: Db | Trx, { workspaceId, userId }: UserScope): Promise<OauthIdentity[]> =>
  db
    .selectFrom('oauth_identities')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();

type Confirmed = Pick<OauthTicket, 'provider' | 'subject' | 'email'>;

/** Undefined when this provider account, or another one of this provider, is linked already. */
export const insertIdentity = (
  trx: Trx,
  { workspaceId, userId }: UserScope,
  { provider, subject, email }: Confirmed,
  now: Date,
) =>
  trx
    .insertInto('oauth_identities')
    .values({ id: randomUUID(), workspace_id: workspaceId, user_id: userId, provider, subject, email, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const deleteIdentities = (trx: Trx, { workspaceId, userId }: UserScope) =>
  trx.deleteFrom('oauth_identities').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();

export const deleteIdentity = (trx: Trx, { workspaceId, userId }: UserScope, provider: OauthProvider) =>
  trx
    .deleteFrom('oauth_identities')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
