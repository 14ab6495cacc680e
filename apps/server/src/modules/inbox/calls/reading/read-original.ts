import { AppError } from '@outrider/contract/errors';
import type { Person } from '@outrider/contract/inbox/message';
import type { Scope } from '../../../../platform/db.ts';
import { fetchSource } from '../../remote/fetch-parts.ts';
import { atServer } from '../../remote/server-words.ts';
import { readReplyTo } from '../../sync/read-message.ts';
import { asRemote } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';
import { fetchBody } from './fetch-body.ts';
import { isTextCut } from './show-body.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;

/** What a mail says, to be written on: refused where only its beginning is known, or its server does not answer now. */
export async function readWholeText(
  deps: Deps,
  scope: Scope,
  mid: string,
): Promise<{ text: string | null; html: string | null } | undefined> {
  const [row] = await findMessages(deps.db, scope, [mid]);
  if (!row) return undefined;
  const body = await fetchBody(deps, scope, row);
  if (isTextCut(body, row)) throw new AppError('mailTooLarge');
  return { text: body.body, html: body.html };
}

/** No header is longer. */
const HEADER_MAX_BYTES = 65_536;

/** Where the writer wants answers, of mail that was stored before this was read. None where its server does not answer. */
export async function fetchReplyTo(deps: Deps, scope: Scope, mid: string): Promise<Person[]> {
  const [row] = await findMessages(deps.db, scope, [mid]);
  if (!row) return [];
  const folder = { path: row.folder_path, uidValidity: row.uid_validity };
  try {
    const source = await atServer(() =>
      deps.connections.use(scope, row.mailbox_id, (session) =>
        fetchSource(session, folder, asRemote(row), HEADER_MAX_BYTES),
      ),
    );
    return readReplyTo(source);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
