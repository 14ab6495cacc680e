import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../../platform/db.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';
import { fetchBody } from './fetch-body.ts';

/** What a message says, for the rules that weigh it; undefined where it is gone or its server does not answer now. */
export async function readBody(
  deps: Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>,
  scope: Scope,
  messageId: string,
): Promise<{ text: string | null; html: string | null } | undefined> {
  const [row] = await findMessages(deps.db, scope, [messageId]);
  if (!row) return undefined;
  try {
    const { body, html } = await fetchBody(deps, scope, row);
    return { text: body, html };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
