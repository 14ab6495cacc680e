import type { Scope } from '../../../../platform/db.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';
import { setFlags } from './set-flags.ts';

/** A mail was answered or passed on from here: its server and every other mail program see it. */
export async function markReferred(
  deps: Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>,
  scope: Scope,
  mid: string,
  as: 'answered' | 'forwarded',
): Promise<void> {
  const rows = await findMessages(deps.db, scope, [mid]);
  await setFlags(deps, scope, rows, { [as]: true });
}
