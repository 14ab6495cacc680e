import { type RawBuilder, sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { wakeQueues } from './send-queues.repository.ts';
import '../facts/sending.tables.ts';
import { addToCounters, lockCountersById } from '../../ledger/index.ts';

/** The recipients a stop is about: an address, one with any word after its plus, or everybody at a domain and below it. */
export type StopTarget = { scope: 'address' | 'alias' | 'domain'; value: string };

const ABOUT: Record<StopTarget['scope'], (values: string[]) => RawBuilder<boolean>> = {
  address: (values) => sql`address = any(${values}::text[])`,
  alias: (values) => sql`contact_alias(address) = any(${values}::text[])`,
  domain: (values) => sql`('.' || domain) like any(${values.map((value) => `%.${value}`)}::text[])`,
};

/**
 * Stops people in all campaigns of the workspace. In the transaction that records why: a worker that is reserving a mail to
 * them is through with it or has not begun, and what is reserved but not on the wire stays here.
 */
export async function stopRecipients(
  trx: Trx,
  scope: Scope,
  targets: readonly StopTarget[],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  for (const [kind, same] of Map.groupBy(targets, (target) => target.scope)) {
    const ids = await lockRecipients(trx, scope, ABOUT[kind](same.map(({ value }) => value)));
    if (ids.length === 0) continue;
    // Their own wish is what they are counted by, no matter what stopped them before.
    await sql`update recipients set stop = ${reason}, stopped_at = ${at}
      where id = any(${ids}::bigint[])
        and (stop is null or ${reason} = 'optedOut' and stop <> 'optedOut')`.execute(trx);
    await stopRows(trx, sql`recipient_id = any(${ids}::bigint[])`, { reason, at });
  }
}

/** Stops leads in their campaign; the same person goes on in others. */
export async function stopLeads(
  trx: Trx,
  scope: Scope,
  leadIds: readonly string[],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const leads = sql`id in (select recipient_id from campaign_leads where id = any(${[...leadIds]}::bigint[]))`;
  await lockRecipients(trx, scope, leads);
  const { rows } = await sql<{ id: string }>`update campaign_leads set stop = ${reason}, stopped_at = ${at}
    where workspace_id = ${scope.workspaceId} and id = any(${[...leadIds]}::bigint[]) and stop is null
    returning id`.execute(trx);
  await stopRows(trx, sql`lead_id = any(${rows.map(({ id }) => id)}::bigint[])`, { reason, at });
}

/** The recipient is away: nothing goes to them before then, in any campaign. */
export const holdRecipients = async (
  trx: Trx,
  { workspaceId }: Scope,
  addresses: readonly string[],
  until: Date,
): Promise<void> => {
  await sql`update recipients set hold_until = ${until}
    where workspace_id = ${workspaceId} and address = any(${[...addresses]}::text[])`.execute(trx);
};

/** A suppression that was taken back: they can be written to again, by what is planned from now on. */
export const freeRecipients = async (
  trx: Trx,
  { workspaceId }: Scope,
  addresses: readonly string[],
  reason: string,
): Promise<void> => {
  await sql`update recipients set stop = null, stopped_at = null
    where workspace_id = ${workspaceId} and address = any(${[...addresses]}::text[]) and stop = ${reason}`.execute(trx);
};

/** They were stopped at that time for a reason that is taken back as if it had never been: what was planned goes on. */
export async function resumeRecipients(
  trx: Trx,
  scope: Scope,
  addresses: readonly string[],
  { reason, stoppedAt, now }: { reason: string; stoppedAt: Date; now: Date },
): Promise<void> {
  const about = sql`address = any(${[...addresses]}::text[]) and stop = ${reason} and stopped_at = ${stoppedAt}`;
  const ids = await lockRecipients(trx, scope, about);
  await sql`update recipients set stop = null, stopped_at = null where id = any(${ids}::bigint[])`.execute(trx);
  // What waited for something without an end is looked at now: what it waited for is not known any more.
  const { rows } = await sql<{ mailboxId: string; workspaceId: string; dueAt: Date }>`update send_ledger
    set state = 'planned', open = true, reason = '', holder = null, settled_at = null, counted_in = null,
      due_at = case when due_at = 'infinity' then ${now} else due_at end
    where recipient_id = any(${ids}::bigint[]) and state = 'stopped' and reason = ${reason} and settled_at = ${stoppedAt}
    returning mailbox_id as "mailboxId", workspace_id as "workspaceId", due_at as "dueAt"`.execute(trx);
  await wakeQueues(trx, rows);
}

export const lockRecipient = (trx: Trx, scope: Scope, id: string) => lockRecipients(trx, scope, sql`id = ${id}`);

async function lockRecipients(trx: Trx, { workspaceId }: Scope, about: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from recipients
    where workspace_id = ${workspaceId} and ${about} order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What is reserved was counted, and now does not go out. */
async function stopRows(trx: Trx, whose: RawBuilder<unknown>, { reason, at }: { reason: string; at: Date }) {
  const { rows } = await sql<{ countedIn: string[] }>`select counted_in as "countedIn" from send_ledger
    where ${whose} and state = 'reserved' and counted_in is not null`.execute(trx);
  await lockCountersById(
    trx,
    rows.flatMap(({ countedIn }) => countedIn),
  );
  const stop = sql`update send_ledger set state = 'stopped', open = false, reason = ${reason}, settled_at = ${at}`;
  await sql`${stop} where ${whose} and state = 'planned'`.execute(trx);
  const { rows: stopped } = await sql<{ countedIn: string[] | null }>`${stop}
    where ${whose} and state = 'reserved' returning counted_in as "countedIn"`.execute(trx);
  await addToCounters(
    trx,
    stopped.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
}
