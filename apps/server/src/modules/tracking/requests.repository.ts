import type { ClassifiedRequest } from '@outrider/campaign-rules/classify-open';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { TrackingRequest } from './classify-requests.ts';
import './tracking.tables.ts';

/** Requests of one mail are judged one after the other. Taken before every other lock, and by nobody else. */
export async function lockRequests(trx: Trx, ledgerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tracking_requests ${ledgerId}`}, 0))`.execute(trx);
}

/** Oldest first. */
export async function listRequests(trx: Trx, { workspaceId }: Scope, ledgerId: string): Promise<TrackingRequest[]> {
  const rows = await trx
    .selectFrom('tracking_requests')
    .select(['id', 'kind', 'at', 'since_ms', 'user_agent as userAgent', 'network', 'target', 'verdict', 'why'])
    .where('workspace_id', '=', workspaceId)
    .where('ledger_id', '=', ledgerId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ since_ms: since, ...request }) => ({
    ...request,
    sinceDeliveryMs: since === null ? undefined : Number(since),
  }));
}

export async function insertRequest(
  trx: Trx,
  { workspaceId }: Scope,
  ledgerId: string,
  { sinceDeliveryMs, userAgent, ...request }: Omit<TrackingRequest, 'id'>,
): Promise<TrackingRequest> {
  const since = sinceDeliveryMs === undefined ? null : String(Math.round(sinceDeliveryMs));
  const { id } = await trx
    .insertInto('tracking_requests')
    .values({ workspace_id: workspaceId, ledger_id: ledgerId, since_ms: since, user_agent: userAgent, ...request })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...request, id, sinceDeliveryMs, userAgent };
}

export async function correctRequests(
  trx: Trx,
  { workspaceId }: Scope,
  verdicts: readonly (Pick<TrackingRequest, 'id'> & ClassifiedRequest)[],
): Promise<void> {
  if (verdicts.length === 0) return;
  await sql`update tracking_requests h set verdict = v.verdict, why = v.why
    from unnest(${verdicts.map(({ id }) => id)}::bigint[], ${verdicts.map(({ by }) => by)}::text[],
      ${verdicts.map(({ why }) => why)}::text[]) as v (id, verdict, why)
    where h.id = v.id and h.workspace_id = ${workspaceId}`.execute(trx);
}

/** Mails whose picture the same network asked for, under the same name, around a time. */
export async function listMailsAtOnce(
  db: Db,
  { workspaceId }: Scope,
  { network, userAgent, from, to }: { network: string; userAgent: string; from: Date; to: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct ledger_id as id from tracking_requests
    where workspace_id = ${workspaceId} and network = ${network} and at between ${from} and ${to}
      and kind = 'open' and network <> '' and user_agent = ${userAgent} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
