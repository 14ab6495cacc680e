import { AppError } from '@outrider/contract/errors';
import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { setFlags } from '../changing/set-flags.ts';
import { describeMessages } from '../describe-messages.ts';
import { findMessages, type MessageRow } from '../messages.repository.ts';
import { fetchBody } from './fetch-body.ts';
import { writeImageLink } from './image-links.ts';
import { isImageSender } from './image-senders.repository.ts';
import { showBody } from './show-body.ts';

type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:readMessage']['input']>;

export async function readMessage(
  deps: InboxCallsDeps,
  scope: Scope,
  { mid, markRead, images }: Wanted,
): Promise<ProxyOutput<'mbox:readMessage'>> {
  const [row] = await findMessages(deps.db, scope, [mid]);
  if (!row) throw new AppError('mailNotFound');
  const body = await fetchBody(deps, scope, row);
  const withImages = images || (await isImageSender(deps.db, scope, row.from_address));
  const shown = showBody(body, row, {
    remoteImage: withImages ? (url) => writeImageLink(deps, scope, { mid, url }) : undefined,
    partImage: (part) => writeImageLink(deps, scope, { mid, part }),
  });
  const isNowRead = markRead && !row.seen && (await tryMarkRead(deps, scope, row));
  const [message] = await describeMessages(deps, deps.db, scope, [{ ...row, seen: row.seen || isNowRead }]);
  if (!message) throw new AppError('mailNotFound');
  return { ...message, body: shown };
}

/** What was read stays readable when its server does not answer just now; then it is simply still unread. */
async function tryMarkRead(deps: InboxCallsDeps, scope: Scope, row: MessageRow): Promise<boolean> {
  try {
    return (await setFlags(deps, scope, [row], { seen: true })).length > 0;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
