import { campaignShare, capOn, rampOf } from '@outrider/send-planner/ramp';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

export const listAddresses = async (db: Db, { workspaceId }: Scope): Promise<string[]> =>
  (
    await db.selectFrom('mailboxes').select('email').where('workspace_id', '=', workspaceId).orderBy('email').execute()
  ).map(({ email }) => email);

/** Those of these addresses that are connected, and whether they are warmed up. */
export async function findWarmUps(db: Db, { workspaceId }: Scope, addresses: readonly string[]) {
  const rows = await db
    .selectFrom('mailboxes')
    .select(['email', 'warmup_state as state'])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...addresses]}::text[])`)
    .execute();
  return new Map(rows.map(({ email, state }) => [email, { isWarmedUp: state === 'ready' }]));
}

/** Campaign mails the mailboxes of a workspace can send today, or those of one domain. */
export async function sumSendingNow(db: Db, { workspaceId }: Scope, now: Date, domain?: string): Promise<number> {
  const rows = await db
    .selectFrom('mailboxes')
    .select(['time_zone', 'daily_cap', 'ramp', 'created_at', 'warmup_state', 'warmup_day', 'warmup_cap'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'active')
    .$if(domain !== undefined, (query) => query.where('domain', '=', domain ?? ''))
    .execute();
  const today = now.toISOString().slice(0, 10);
  return rows.reduce((sum, row) => {
    const ramp = rampOf(
      {
        zone: row.time_zone,
        dailyCap: row.daily_cap,
        ramp: row.ramp,
        createdAt: row.created_at.getTime(),
        warmup: { state: row.warmup_state, day: row.warmup_day, cap: row.warmup_cap },
      },
      now.getTime(),
    );
    return sum + campaignShare(capOn({ dailyCap: row.daily_cap, ramp }, today));
  }, 0);
}

const DAYS_SHOWN = 14;

/** How the mailboxes of a domain stand together: inboxed of judged in a week, and by day. */
export async function readDomainHealth(db: Db, { workspaceId }: Scope, domain: string, now: Date) {
  const { rows } = await sql<{
    mailboxes: number;
    ready: number;
    judged: number;
    inboxed: number;
    localParts: string[] | null;
  }>`
    select count(*)::int as mailboxes, count(*) filter (where warmup_state = 'ready')::int as ready,
      coalesce(sum(judged), 0)::int as judged, coalesce(sum(inboxed), 0)::int as inboxed,
      array_agg(split_part(email, '@', 1) order by email) as "localParts"
    from mailboxes where workspace_id = ${workspaceId} and domain = ${domain}`.execute(db);
  const { rows: days } = await sql<{ share: number | null }>`
    select case when sum(d.judged) > 0 then sum(d.inboxed)::float / sum(d.judged) end as share
    from generate_series(${now}::date - ${DAYS_SHOWN - 1}::int, ${now}::date, interval '1 day') as g (day)
      left join mailboxes m on m.workspace_id = ${workspaceId} and m.domain = ${domain}
      left join mailbox_days d on d.mailbox_id = m.id and d.day = g.day::date
    group by g.day order by g.day`.execute(db);
  const { mailboxes = 0, ready = 0, judged = 0, inboxed = 0, localParts } = rows[0] ?? {};
  return {
    health: judged > 0 ? inboxed / judged : null,
    landed: days.map(({ share }) => share),
    mailboxes,
    localParts: localParts ?? [],
    aDayNow: await sumSendingNow(db, { workspaceId }, now, domain),
    ...(await readBlocklists(db, { workspaceId }, domain)),
    isReady: mailboxes > 0 && ready === mailboxes,
  };
}

/** By the checks of its mailboxes: the worst of them, since each sends from addresses of its own. */
async function readBlocklists(db: Db, { workspaceId }: Scope, domain: string) {
  const { rows } = await sql<{ blocklisted: number; blocklistsAsked: number }>`
    select coalesce((k."values" ->> 'count')::int, 0) as blocklisted,
      case when k.finding = 'blocklistsUnanswered' then 0 else (k."values" ->> 'asked')::int end as "blocklistsAsked"
    from mailbox_checks k join mailboxes m on m.id = k.mailbox_id
    where m.workspace_id = ${workspaceId} and m.domain = ${domain} and k.name = 'blocklists'
    order by 1 desc, 2 desc limit 1`.execute(db);
  return rows[0] ?? { blocklisted: 0, blocklistsAsked: 0 };
}

/** Of any workspace: who has mailboxes at a domain, and since when. For the operator, who owns them all. */
export const findWorkspacesAt = (db: Db, domain: string): Promise<{ workspaceId: string; since: Date }[]> =>
  db
    .selectFrom('mailboxes')
    .select(['workspace_id as workspaceId', sql<Date>`min(created_at)`.as('since')])
    .where('domain', '=', domain)
    .groupBy('workspace_id')
    .execute();

type HandOver = { domain: string /** By address. */; names: ReadonlyMap<string, string> };

/**
 * Moves the mailboxes of a domain to another workspace with what warming up made of them. What lay in their inboxes, which
 * was read for the former owner, is read anew for the new one.
 */
export async function handOverMailboxes(
  trx: Trx,
  from: Scope,
  to: Scope,
  { domain, names }: HandOver,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('mailboxes')
    .select(['id', 'email'])
    .where('workspace_id', '=', from.workspaceId)
    .where('domain', '=', domain)
    .orderBy('email')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  const { rows: tables } = await sql<{ name: string }>`select c.table_name as name
    from information_schema.columns c join information_schema.columns w
      on w.table_schema = c.table_schema and w.table_name = c.table_name and w.column_name = 'workspace_id'
    where c.table_schema = 'public' and c.column_name = 'mailbox_id' order by 1`.execute(trx);
  for (const { name } of tables) {
    const mine = sql`mailbox_id = any(${ids}::uuid[]) and workspace_id = ${from.workspaceId}`;
    if (/^(mailbox|warmup)_/.test(name) && !/tag/.test(name))
      await sql`update ${sql.table(name)} set workspace_id = ${to.workspaceId} where ${mine}`.execute(trx);
    else await sql`delete from ${sql.table(name)} where ${mine}`.execute(trx);
  }
  for (const { id, email } of rows) {
    const sender_name = names.get(email);
    await trx
      .updateTable('mailboxes')
      .set({ workspace_id: to.workspaceId, ...(sender_name === undefined ? {} : { sender_name }) })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ email }) => email);
}
