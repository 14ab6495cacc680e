import { AppError } from '@outrider/contract/errors';
import type { readThread as readCall } from '@outrider/contract/inbox/inbox';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { describeMessages } from '../describe-messages.ts';
import { listThread, type MessageRow } from '../messages.repository.ts';

/** A thread longer than this is a list, not something to read; its newest messages are the ones that matter. */
const THREAD_MAX = 200;

export async function readThread(
  deps: Pick<InboxCallsDeps, 'db' | 'listScheduled'>,
  scope: Scope,
  threadId: string,
): Promise<z.input<typeof readCall.output>> {
  const rows = await listThread(deps.db, scope, threadId, THREAD_MAX + 1);
  if (rows.length === 0) throw new AppError('mailNotFound');
  const shown = mergeCopies(rows.slice(0, THREAD_MAX)).toReversed();
  const messages = await describeMessages(deps, deps.db, scope, shown);
  return { subject: messages[0]?.subject ?? '', messages, isCut: rows.length > THREAD_MAX };
}

/** Each message once: our own copy in Sent, or the same mail under another label of Gmail, is the same message. */
function mergeCopies(rows: readonly MessageRow[]): MessageRow[] {
  const best = new Map<string, MessageRow>();
  for (const row of rows) {
    const key = row.message_id || row.provider_id || row.id;
    const known = best.get(key);
    if (!known || rank(row) < rank(known)) best.set(key, row);
  }
  return [...best.values()].toSorted((a, b) => b.received_at.getTime() - a.received_at.getTime());
}

/** The copy people would look for first. */
const ORDER = ['inbox', 'sent', 'drafts', null, 'archive', 'spam', 'trash'];
const rank = ({ role }: MessageRow) => ORDER.indexOf(role);
