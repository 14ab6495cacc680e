import { AppError } from '@outrider/contract/errors';
import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import { atServer } from '../../remote/server-words.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { describeMessages } from '../describe-messages.ts';
import { findChosen, findMessages, type MessageRow } from '../messages.repository.ts';
import { changeMessages, changeTagsOf } from './changes.repository.ts';
import { moveMessages } from './move-messages.ts';
import { setFlags } from './set-flags.ts';
import { ensureTags } from './tags.repository.ts';

type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:updateMessageInfos']['input']>;
type Info = Wanted['messageInfo'];

/** What the server knows of is done there first; what only we know of follows once that has worked. */
export async function updateMessages(
  deps: InboxCallsDeps,
  scope: Scope,
  { midList, wholeThreads, messageInfo }: Wanted,
): Promise<ProxyOutput<'mbox:updateMessageInfos'>> {
  const rows = await findChosen(deps.db, scope, midList, wholeThreads);
  if (rows.length === 0) throw new AppError('mailNotFound');
  const { flags = {}, label0, fid } = messageInfo;
  const starred = label0 === undefined ? undefined : label0 === 1;
  let there = rows.map(({ id }) => id);
  const { read: seen, forwarded } = flags;
  if (seen !== undefined || forwarded !== undefined || starred !== undefined) {
    there = await setFlags(deps, scope, rows, { seen, forwarded, starred });
  }
  if (fid !== undefined) {
    const left = rows.filter(({ id }) => there.includes(id));
    there = await moveMessages(deps, scope, left, fid, atServer);
  }
  if (there.length === 0) throw new AppError('mailNotFound');
  await changeOurs(deps, scope, rows, there, messageInfo);
  return { messages: await describeMessages(deps, deps.db, scope, await findMessages(deps.db, scope, there)) };
}

/** Pins, tags and notes are ours alone; servers do not know them. */
async function changeOurs(
  { db }: Pick<InboxCallsDeps, 'db'>,
  scope: Scope,
  rows: readonly MessageRow[],
  ids: readonly string[],
  { flags = {}, addTags = [], removeTags = [], memo }: Info,
) {
  const isNothing = flags.top === undefined && memo === undefined && addTags.length === 0 && removeTags.length === 0;
  if (isNothing) return;
  await db.transaction().execute(async (trx) => {
    await changeMessages(trx, scope, ids, {
      ...(flags.top === undefined ? {} : { pinned: flags.top }),
      ...(memo === undefined ? {} : { memo }),
    });
    await changeTagsOf(trx, scope, ids, { add: await ensureTags(trx, scope, addTags), remove: removeTags });
    await tellChanged(
      trx,
      scope,
      rows.map(({ mailbox_id }) => mailbox_id),
    );
  });
}
