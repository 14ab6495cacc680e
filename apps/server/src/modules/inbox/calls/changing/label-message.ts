import { AppError } from '@outrider/contract/errors';
import type { Message, ReplyLabel } from '@outrider/contract/inbox/message';
import type { Scope, Trx } from '../../../../platform/db.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { tellChanged } from '../../changed.repository.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { describeMessages } from '../describe-messages.ts';
import { findMessages, type MessageRow } from '../messages.repository.ts';
import { changeMessages } from './changes.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'suppress' | 'noteEvent' | 'onLabelled' | 'listScheduled' | 'nameOf' | 'now'>;

/** The user says what an answer means. A contact who wants no more mail gets none, from the same transaction on. */
export async function labelMessage(
  deps: Deps,
  caller: Caller,
  { mid, label }: { mid: string; label: ReplyLabel | null },
): Promise<Message> {
  const who = await deps.nameOf(caller);
  return deps.db.transaction().execute(async (trx) => {
    const [row] = await findMessages(trx, caller, [mid]);
    // Our own words mean nothing about the other side.
    if (!row || row.is_own) throw new AppError('mailNotFound');
    await changeMessages(trx, caller, [mid], {
      reply_label: label,
      is_label_sure: label !== null,
      label_why: label === null ? '' : who,
    });
    if (label !== null && label !== row.reply_label) await act(deps, trx, caller, row, label);
    await deps.onLabelled(trx, caller, { messageId: mid, label });
    await tellChanged(trx, caller, [row.mailbox_id]);
    const [message] = await describeMessages(deps, trx, caller, await findMessages(trx, caller, [mid]));
    if (!message) throw new AppError('mailNotFound');
    return message;
  });
}

const EVENTS = { interested: 'interested', notInterested: 'notInterested', stop: 'optedOut' } as const;

/** What it means for the contact. */
async function act({ suppress, noteEvent, now }: Deps, trx: Trx, scope: Scope, row: MessageRow, label: ReplyLabel) {
  const { from_address: email, subject: about } = row;
  const event = label in EVENTS ? EVENTS[label as keyof typeof EVENTS] : undefined;
  if (event) await noteEvent(trx, scope, { email, event, at: now(), about, words: '' });
  if (label === 'stop') await suppress(trx, scope, { email, reason: 'optOut', about });
}
