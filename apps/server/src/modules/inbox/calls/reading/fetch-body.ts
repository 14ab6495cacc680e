import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../../platform/db.ts';
import { saveText } from '../../classify/classify.repository.ts';
import { readText } from '../../classify/classify-incoming.ts';
import { fetchSource } from '../../remote/fetch-parts.ts';
import { atServer } from '../../remote/server-words.ts';
import { asRemote } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { wantSync } from '../changing/changes.repository.ts';
import type { MessageRow } from '../messages.repository.ts';
import { findBody, type StoredBody } from './bodies.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;

/** Texts come before files in a mail; of a longer text the beginning is shown. */
const SOURCE_MAX_BYTES = 1_048_576;

/** The body of a message, from what is kept or from its server, and then kept. */
export async function fetchBody(deps: Deps, scope: Scope, row: MessageRow): Promise<StoredBody> {
  const known = await findBody(deps.db, scope, row.id);
  if (known) return known;
  const folder = { path: row.folder_path, uidValidity: row.uid_validity };
  const source = await atServer(() =>
    deps.connections.use(scope, row.mailbox_id, (session) =>
      fetchSource(session, folder, asRemote(row), SOURCE_MAX_BYTES),
    ),
  );
  if (!source) {
    await wantSync(deps.db, scope, row.mailbox_id, deps.now());
    throw new AppError('mailNotFound');
  }
  const text = readText(source);
  const isCut = source.length >= SOURCE_MAX_BYTES;
  await saveText(deps.db, { ...scope, mailboxId: row.mailbox_id }, { id: row.id, isCut, at: deps.now() }, text);
  return { html: text.html, body: text.body, rtf: text.rtf, written: text.written, is_cut: isCut };
}
