import { buffer } from 'node:stream/consumers';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../../platform/db.ts';
import { fetchSource } from '../../remote/fetch-parts.ts';
import { atServer } from '../../remote/server-words.ts';
import { asRemote } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';
import { findAttachment, readPart } from './download-part.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections'>;

/** A part of a mail, or all of it where no part is named, as it comes from its server. Refused where it is gone. */
export async function readPartBytes(deps: Deps, scope: Scope, mid: string, part: string): Promise<Buffer> {
  if (part === '') return readSource(deps, scope, mid);
  const { row } = await findAttachment(deps, scope, mid, part);
  let bytes: Buffer | undefined;
  await readPart(deps, scope, row, part, async (content) => {
    bytes = await buffer(content);
  });
  if (!bytes) throw new AppError('mailNotFound');
  return bytes;
}

async function readSource({ db, connections }: Deps, scope: Scope, mid: string): Promise<Buffer> {
  const [row] = await findMessages(db, scope, [mid]);
  if (!row) throw new AppError('mailNotFound');
  const folder = { path: row.folder_path, uidValidity: row.uid_validity };
  const source = await atServer(() =>
    connections.use(scope, row.mailbox_id, (session) => fetchSource(session, folder, asRemote(row), SOURCE_MAX_BYTES)),
  );
  if (!source) throw new AppError('mailNotFound');
  return Buffer.from(source);
}

/** More than any server takes as an attachment. */
const SOURCE_MAX_BYTES = 50 * 1_024 * 1_024;
