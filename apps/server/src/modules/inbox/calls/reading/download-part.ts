import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@outrider/contract/errors';
import { downloadPart as downloadCall } from '@outrider/contract/inbox/inbox';
import type { MessageAttachment } from '@outrider/contract/inbox/message';
import type { FastifyReply } from 'fastify';
import type { Scope } from '../../../../platform/db.ts';
import { attachmentHeader } from '../../../../platform/http/attachment-header.ts';
import { type Api, callerOf, parseInput, visitOf } from '../../../../platform/http/serve.ts';
import { fetchPart } from '../../remote/fetch-parts.ts';
import { atServer } from '../../remote/server-words.ts';
import { asRemote } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages, type MessageRow } from '../messages.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections'>;

/** What a browser may show in place; everything else is a file to be saved, no matter what it says it is. */
const SHOWABLE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'application/pdf']);

/** With any content: no script of it runs, nothing is loaded, and it is not part of this site. */
const HARMLESS = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

/** An attached file, as it comes from its server. */
export function downloadPart(api: Api, deps: Deps) {
  api.app.get(downloadCall.path, async (request, reply) => {
    const caller = await callerOf(api, request);
    const { mid, part, preview } = parseInput(downloadCall.input, request.query, visitOf(request));
    const { row, attachment } = await findAttachment(deps, caller, mid, part);
    const type = attachment.mimeType.toLowerCase();
    const isShown = preview === '1' && SHOWABLE.has(type);
    void reply.headers({
      'content-type': isShown ? type : 'application/octet-stream',
      'content-disposition': attachmentHeader(isShown ? 'inline' : 'attachment', attachment.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': HARMLESS,
      'cache-control': 'private, max-age=3600',
    });
    return sendPart(deps, caller, row, part, reply);
  });
}

export async function findAttachment(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  mid: string,
  part: string,
): Promise<{ row: MessageRow; attachment: MessageAttachment }> {
  const [row] = await findMessages(db, scope, [mid]);
  const attachment = row?.attachments.find(({ id }) => id === part);
  if (!row || !attachment) throw new AppError('mailNotFound');
  return { row, attachment };
}

/** Answers once the first bytes are here, so that a refusal of the server is still an answer and not a broken file. */
async function sendPart(deps: Deps, scope: Scope, row: MessageRow, part: string, reply: FastifyReply) {
  const content = await new Promise<Readable>((resolve, reject) => {
    const out = new PassThrough();
    readPart(deps, scope, row, part, async (source) => {
      resolve(out);
      await pipeline(source, out);
    }).then(
      (isThere) => !isThere && reject(new AppError('mailNotFound')),
      (error: Error) => {
        out.destroy(error);
        reject(error);
      },
    );
  });
  return reply.send(content);
}

export const readPart = (
  { connections }: Pick<Deps, 'connections'>,
  scope: Scope,
  row: MessageRow,
  part: string,
  take: (content: Readable) => Promise<void>,
): Promise<boolean> =>
  atServer(() =>
    connections.use(scope, row.mailbox_id, (session) =>
      fetchPart(session, { path: row.folder_path, uidValidity: row.uid_validity }, asRemote(row), part, take),
    ),
  );
