import { AppError } from '@outrider/contract/errors';
import type { AccountSort } from '@outrider/contract/mailboxes/account';
import type { Scope } from '../../../platform/db.ts';
import { listEvents } from '../events.repository.ts';
import { findMailbox } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { describeMailboxes } from './describe-mailbox.ts';
import { countByStatus, findListed, type ListFilter, listPage, listShort } from './list.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'now'>;

type Wanted = ListFilter & { page: number; pageSize: number; sort: AccountSort; order: 'asc' | 'desc' };

export async function listMailboxes(
  { db, now }: Deps,
  scope: Scope,
  { page, pageSize, sort, order, ...filter }: Wanted,
) {
  const at = now();
  const [rows, counts] = await Promise.all([
    listPage(db, scope, filter, { sort, order, limit: pageSize, offset: (page - 1) * pageSize, now: at }),
    countByStatus(db, scope, filter),
  ]);
  const countOf = (status: string) => counts.find((count) => count.status === status)?.mailboxes ?? 0;
  const [active, paused, error] = [countOf('active'), countOf('paused'), countOf('error')];
  const statusCounts = { all: active + paused + error, active, paused, error };
  const total = statusCounts[filter.status ?? 'all'];
  return {
    accountList: await describeMailboxes(db, scope, rows, at),
    total,
    totalPage: Math.ceil(total / pageSize),
    statusCounts,
  };
}

export async function mailboxDetail({ db, now }: Deps, scope: Scope, id: string) {
  const at = now();
  const row = await findListed(db, scope, id, at);
  const [account] = row ? await describeMailboxes(db, scope, [row], at) : [];
  if (!row || !account) throw new AppError('notFound');
  const { inboxed, judged, last_sync_at } = row;
  return { ...account, inboxed, judged, lastSyncAt: last_sync_at?.toISOString() ?? null };
}

/** More than anybody looks through in a menu; a search narrows it. */
const SHORT_LIST_MAX = 500;

export async function shortList({ db }: Deps, scope: Scope, search: string, ids: string[] | undefined) {
  const rows = await listShort(db, scope, search, ids, SHORT_LIST_MAX);
  return {
    accountList: rows.map(({ id, email, sender_name, provider, status }) => ({
      accountId: id,
      email,
      senderName: sender_name,
      provider,
      status,
    })),
  };
}

export async function mailboxCampaigns({ db, users }: Pick<MailboxesDeps, 'db' | 'users'>, scope: Scope, id: string) {
  if (!(await findMailbox(db, scope, id))) throw new AppError('notFound');
  return { campaignList: await users.campaignsOf(scope, id) };
}

const EVENTS_A_PAGE = 50;

export async function mailboxLog({ db }: Deps, scope: Scope, id: string, before: string | undefined) {
  if (!(await findMailbox(db, scope, id))) throw new AppError('notFound');
  const rows = await listEvents(db, scope, id, before === undefined ? undefined : new Date(before), EVENTS_A_PAGE + 1);
  return {
    events: rows.slice(0, EVENTS_A_PAGE).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    more: rows.length > EVENTS_A_PAGE,
  };
}
