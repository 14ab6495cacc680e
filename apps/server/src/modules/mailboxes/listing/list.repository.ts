import type { AccountProvider, AccountSort, AccountStatus } from '@outrider/contract/mailboxes/account';
import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Tables } from '../../../platform/db.ts';
import { anyOf } from '../mailboxes.repository.ts';

export type ListFilter = {
  search: string;
  status?: AccountStatus | undefined;
  provider?: AccountProvider | undefined;
  tagId?: string | undefined;
  warmup?: WarmupState | undefined;
};

/** All but the signature, of which a page would weigh megabytes. */
const LISTED = [
  'm.id',
  'm.email',
  'm.sender_name',
  'm.provider',
  'm.provider_name',
  'm.login_method',
  'm.status',
  'm.status_reason',
  'm.status_since',
  'm.health',
  'm.inboxed',
  'm.judged',
  'm.daily_cap',
  'm.ramp',
  'm.next_send_at',
  'm.time_zone',
  'm.warmup_cap',
  'm.warmup_state',
  'm.warmup_reason',
  'm.warmup_since',
  'm.warmup_day',
  'm.warmup_of_days',
  'm.warmup_spark',
  'm.campaigns',
  'm.last_sync_at',
  'm.created_at',
] as const;

const SENT_TODAY = sql<number>`coalesce(d.sent + d.warmup_sent, 0)`;
const WARMUP_TODAY = sql<number>`coalesce(d.warmup_sent, 0)`;

/** By what each sort of the contract orders. States go by what asks most for a person. */
const ORDERS: Record<AccountSort, RawBuilder<unknown>> = {
  createdAt: sql.ref('m.created_at'),
  email: sql.ref('m.email'),
  status: sql`array_position(array['error', 'paused', 'active'], m.status)`,
  health: sql.ref('m.health'),
  sentToday: SENT_TODAY,
  warmup: sql`array_position(array['off', 'held', 'queued', 'warming', 'ready'], m.warmup_state) * 1000 + m.warmup_day`,
  campaigns: sql.ref('m.campaigns'),
};

type Page = { sort: AccountSort; order: 'asc' | 'desc'; limit: number; offset: number; now: Date };

export const listPage = (db: Db, scope: Scope, filter: ListFilter, { sort, order, limit, offset, now }: Page) =>
  withToday(db, now)
    .select(LISTED)
    .select([SENT_TODAY.as('sent_today'), WARMUP_TODAY.as('warmup_today')])
    .where(matches(scope, filter))
    .orderBy(ORDERS[sort], (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('m.id', order)
    .limit(limit)
    .offset(offset)
    .execute();

export type ListedRow = Awaited<ReturnType<typeof listPage>>[number];

export const findListed = (db: Db, { workspaceId }: Scope, id: string, now: Date): Promise<ListedRow | undefined> =>
  withToday(db, now)
    .select(LISTED)
    .select([SENT_TODAY.as('sent_today'), WARMUP_TODAY.as('warmup_today')])
    .where('m.workspace_id', '=', workspaceId)
    .where('m.id', '=', id)
    .executeTakeFirst();

/** Every mailbox with the count of its own day, which began at its own midnight. */
const withToday = (db: Db, now: Date) =>
  db
    .selectFrom('mailboxes as m')
    .leftJoin('mailbox_days as d', (join) =>
      join
        .onRef('d.mailbox_id', '=', 'm.id')
        .on(sql<boolean>`d.day = (${now}::timestamptz at time zone m.time_zone)::date`),
    );

/** How many the filter leaves of each status; the wanted status itself is left out. */
export const countByStatus = (db: Db, scope: Scope, { status: _status, ...filter }: ListFilter) =>
  db
    .selectFrom('mailboxes as m')
    .select(['m.status', sql<number>`count(*)::int`.as('mailboxes')])
    .where(matches(scope, filter))
    .groupBy('m.status')
    .execute();

const matches =
  ({ workspaceId }: Scope, { search, status, provider, tagId, warmup }: ListFilter) =>
  (eb: ExpressionBuilder<Tables & { m: Tables['mailboxes'] }, 'm'>) =>
    eb.and([
      eb('m.workspace_id', '=', workspaceId),
      ...(search ? [eb.or([eb('m.email', 'ilike', like(search)), eb('m.sender_name', 'ilike', like(search))])] : []),
      ...(status ? [eb('m.status', '=', status)] : []),
      ...(provider ? [eb('m.provider', '=', provider)] : []),
      ...(warmup ? [eb('m.warmup_state', '=', warmup)] : []),
      ...(tagId
        ? [
            eb.exists(
              eb
                .selectFrom('mailbox_tag_relations as r')
                .select('r.tag_id')
                .whereRef('r.mailbox_id', '=', 'm.id')
                .where('r.tag_id', '=', tagId),
            ),
          ]
        : []),
    ]);

const like = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listTagsOf = (db: Db, { workspaceId }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('mailbox_tag_relations as r')
    .innerJoin('mailbox_tags as t', 't.id', 'r.tag_id')
    .select(['r.mailbox_id', 't.id as tagId', 't.name as tagName'])
    .where('r.workspace_id', '=', workspaceId)
    .where('r.mailbox_id', '=', anyOf(ids))
    .orderBy('t.name')
    .execute();

export const listVerdictsOf = (db: Db, { workspaceId }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('mailbox_checks')
    .select(['mailbox_id', 'name', 'verdict'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', anyOf(ids))
    .execute();

export const listShort = (db: Db, scope: Scope, search: string, ids: readonly string[] | undefined, limit: number) =>
  db
    .selectFrom('mailboxes as m')
    .select(['m.id', 'm.email', 'm.sender_name', 'm.provider', 'm.status'])
    .where(matches(scope, { search }))
    .$if(ids !== undefined, (query) => query.where('m.id', '=', anyOf(ids ?? [])))
    .orderBy('m.email')
    .limit(limit)
    .execute();

/** By a part of the address or the sender's name: those whose address begins with it first. */
export const findMailboxesByName = (db: Db, scope: Scope, words: string, limit: number) =>
  db
    .selectFrom('mailboxes as m')
    .select([
      'm.id',
      'm.email',
      'm.sender_name as senderName',
      'm.status',
      sql<number>`count(*) over ()::int`.as('all'),
    ])
    .where(matches(scope, { search: words }))
    .orderBy(sql`strpos(m.email, lower(${words})) = 1`, 'desc')
    .orderBy('m.email')
    .limit(limit)
    .execute();

/** What the numbers above the list are made of; a few columns of every mailbox. */
export const listForSummary = (db: Db, { workspaceId }: Scope, now: Date) =>
  withToday(db, now)
    .select([
      'm.id',
      'm.email',
      'm.status',
      'm.status_reason',
      'm.health',
      'm.daily_cap',
      'm.ramp',
      'm.created_at',
      'm.inboxed',
      'm.judged',
      'm.warmup_cap',
      'm.warmup_state',
      'm.warmup_day',
      'm.time_zone',
    ])

    .select([
      SENT_TODAY.as('sent_today'),
      WARMUP_TODAY.as('warmup_today'),
      sql<string | null>`m.ready_at_best::text`.as('ready_at_best'),
    ])
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.email')
    .execute();

export const sumLandedByDay = (db: Db, { workspaceId }: Scope, from: string) =>
  db
    .selectFrom('mailbox_days')
    .select([
      sql<string>`day::text`.as('day'),
      sql<number>`sum(judged)::int`.as('judged'),
      sql<number>`sum(inboxed)::int`.as('inboxed'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('day', '>=', from)
    .groupBy('day')
    .execute();

/** Of each mailbox and day since then on which something was judged: what share landed in the inbox, 0 to 100. */
export const listDaysOf = (db: Db, { workspaceId }: Scope, from: string) =>
  db
    .selectFrom('mailbox_days')
    .select([
      'mailbox_id as mailboxId',
      sql<string>`day::text`.as('day'),
      sql<number>`round(100.0 * inboxed / judged)::int`.as('health'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('day', '>=', from)
    .where('judged', '>', 0)
    .execute();
