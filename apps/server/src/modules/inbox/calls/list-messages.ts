import type { Message } from '@outrider/contract/inbox/message';
import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { InboxCallsDeps } from './calls-deps.ts';
import { wantSyncSince } from './changing/changes.repository.ts';
import { describeMessages } from './describe-messages.ts';
import { findAccount, findWhere } from './find-place.ts';
import { countMessages, type Listed, listMessageRows, type Question } from './list.repository.ts';
import { readPlace, writePlace } from './place.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'now' | 'listScheduled'>;
type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:listMessages']['input']>;
export type ListInfo = Wanted['listInfo'];

/** Past so many nobody counts on; the list itself goes on. */
const COUNT_MAX = 10_000;
/** A user who opens a mailbox wants to see what is there; what was looked at a moment ago is not looked at again. */
const FRESH_MS = 15_000;

export async function listMessages(
  deps: Deps,
  scope: Scope,
  { _account, listInfo }: Wanted,
): Promise<ProxyOutput<'mbox:listMessages'>> {
  const { db } = deps;
  const question = await askFor(deps, scope, _account, listInfo);
  const after = readPlace(listInfo.after);
  if (question.mailboxId !== undefined && !after && listInfo.start === 0) {
    await wantSyncSince(db, scope, question.mailboxId, new Date(question.now.getTime() - FRESH_MS), question.now);
  }
  // One more than asked for tells whether there are more.
  const page = { after, start: after ? 0 : listInfo.start, limit: listInfo.limit + 1, desc: listInfo.desc };
  const rows = await listMessageRows(db, scope, question, page);
  const total = listInfo.returnTotal ? await countMessages(db, scope, question, COUNT_MAX) : -1;
  return { ...(await showPage(deps, db, scope, rows, listInfo)), total };
}

/** What a list is about, from what a client says. */
export async function askFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  account: string,
  { fid, filter, threads }: Pick<ListInfo, 'fid' | 'filter' | 'threads'>,
): Promise<Question> {
  const mailboxId = await findAccount(db, scope, account);
  const where = await findWhere(db, scope, fid, mailboxId);
  // A star, a pin, a tag and a delay are put on one message, which need not be the newest of its thread.
  const isAboutOne = filter.label0 || filter.flags?.top || filter.tagId || filter.snoozed || where === 'everywhere';
  return { where, mailboxId, filter, headsOnly: threads && !isAboutOne, also: undefined, now: now() };
}

type Shape = Pick<ListInfo, 'limit' | 'summaryWindowSize' | 'returnTag' | 'returnAttachments'>;

export async function showPage(
  deps: Pick<InboxCallsDeps, 'listScheduled'>,
  db: Db | Trx,
  scope: Scope,
  rows: readonly Listed[],
  info: Shape,
) {
  const shown = rows.slice(0, info.limit);
  const last = shown.at(-1);
  const messages = await describeMessages(deps, db, scope, shown);
  return {
    messages: messages.map((message, index) => trim(message, index, info)),
    next: last && rows.length > info.limit ? writePlace(last) : '',
  };
}

/** Leaves out what a client said it does not need. */
const trim = (
  message: Message,
  index: number,
  { summaryWindowSize, returnTag, returnAttachments }: Shape,
): Message => ({
  ...message,
  ...(index < summaryWindowSize ? {} : { summary: '' }),
  ...(returnTag ? {} : { tags: [] }),
  ...(returnAttachments ? {} : { attachments: [] }),
});
