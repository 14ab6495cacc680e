import type { AccountStatus } from '@outrider/contract/mailboxes/account';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import './mailboxes.tables.ts';

export type MailboxRow = Omit<Selectable<Tables['mailboxes']>, 'ready_at_best'>;
export type NewMailbox = Omit<Insertable<Tables['mailboxes']>, 'workspace_id'>;
type MailboxChange = Omit<Updateable<Tables['mailboxes']>, 'id' | 'workspace_id' | 'email'>;

export const findMailbox = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<MailboxRow | undefined> =>
  db
    .selectFrom('mailboxes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findMailboxByEmail = (db: Db | Trx, { workspaceId }: Scope, email: string) =>
  db
    .selectFrom('mailboxes')
    .select(['id', 'email', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .executeTakeFirst();

export const listAddresses = (db: Db, { workspaceId }: Scope, emails: readonly string[]) =>
  db
    .selectFrom('mailboxes')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
    .execute();

/** As plans count them: a mailbox of the box to practise with takes nobody's place. */
export async function countMailboxes(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const { mailboxes } = await db
    .selectFrom('mailboxes')
    .select(sql<number>`count(*)::int`.as('mailboxes'))
    .where('workspace_id', '=', workspaceId)
    .where('is_practice', '=', false)
    .executeTakeFirstOrThrow();
  return mailboxes;
}

/**
 * A request that adds one waits here, so that two cannot both take the last place of a plan. Those who only write rows that name the
 * workspace do not wait.
 */
export const lockWorkspace = (trx: Trx, { workspaceId }: Scope) =>
  trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().executeTakeFirst();

/** False when the workspace has this address already. */
export async function insertMailbox(trx: Trx, { workspaceId }: Scope, mailbox: NewMailbox): Promise<boolean> {
  const inserted = await trx
    .insertInto('mailboxes')
    .values({ ...mailbox, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes several at once and gives the ids it found. */
export async function changeMailboxes(
  trx: Db | Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  change: MailboxChange,
): Promise<string[]> {
  const rows = await trx
    .updateTable('mailboxes')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the list shows until warm-up itself says how far it is. Only those whose wish really changes. */
export const changeWarmupWish = (trx: Trx, { workspaceId }: Scope, ids: readonly string[], wish: boolean, at: Date) =>
  trx
    .updateTable('mailboxes')
    .set(
      wish
        ? { warmup_state: 'queued', warmup_reason: 'none', warmup_since: at, warmup_day: 0 }
        : { warmup_state: 'off', warmup_reason: 'byChoice', warmup_since: at },
    )
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .where('warmup', '<>', wish)
    .execute();

type StatusChange = {
  from: readonly AccountStatus[];
  to: AccountStatus;
  reason: string;
  at: Date;
  probeAt?: Date | null;
};

/** Compare and set: gives the ids that were in one of the `from` states and are now in the other one. */
export async function changeStatus(
  trx: Db | Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  { from, to, reason, at, probeAt = null }: StatusChange,
): Promise<string[]> {
  const rows = await trx
    .updateTable('mailboxes')
    .set({ status: to, status_reason: reason, status_since: at, auth_failures: 0, probe_at: probeAt, probes: 0 })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .where('status', 'in', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One more refused log-in; gives how many there were in a row. */
export async function countAuthFailure(db: Db | Trx, { workspaceId }: Scope, id: string): Promise<number> {
  const row = await db
    .updateTable('mailboxes')
    .set((eb) => ({ auth_failures: eb('auth_failures', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning('auth_failures')
    .executeTakeFirst();
  return row?.auth_failures ?? 0;
}

/** What is shown of a mailbox that works on: a log-in that was refused, or nothing. */
export async function changeReason(db: Db | Trx, { workspaceId }: Scope, id: string, reason: string): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ status_reason: reason })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}

/** Lets those in error be tried at once. */
export async function scheduleProbes(
  trx: Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('mailboxes')
    .set({ probe_at: at, probes: 0 })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'error')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Of all workspaces: the one who looks is the installation's own watch. Moved on, so that no other worker takes them too. */
export async function takeDueProbes(db: Trx, at: Date, until: Date, limit: number) {
  const { rows } = await sql<{ id: string; workspaceId: string }>`update mailboxes set probe_at = ${until}
    where id in (select id from mailboxes where status = 'error' and probe_at <= ${at}
      order by probe_at limit ${limit} for update skip locked)
    returning id, workspace_id as "workspaceId"`.execute(db);
  return rows;
}

export async function deleteMailbox(trx: Trx, { workspaceId }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailboxes')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const listDomains = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('mailboxes')
    .select(['domain', sql<number>`count(*)::int`.as('mailboxes')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('domain')
    .orderBy('mailboxes', 'desc')
    .orderBy('domain')
    .execute();

export const listOfDomain = (db: Db, { workspaceId }: Scope, domain: string, limit: number): Promise<MailboxRow[]> =>
  db
    .selectFrom('mailboxes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** One parameter however many ids there are; PostgreSQL takes 65 535 parameters at most. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
