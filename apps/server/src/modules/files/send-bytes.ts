import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentHeader } from '../../platform/http/attachment-header.ts';
import type { FilesDeps } from './files-deps.ts';

/** With any content: no script of it runs, nothing is loaded, and it is not part of this site. */
const HARMLESS = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

type Sent = {
  key: string;
  size: number;
  name: string /** Shown in place as this type; else it is a file to be saved. */;
  shownAs?: string;
};

/** A file for a browser, whole or from a place on, so that a download that was cut off can be resumed. */
export async function sendBytes(
  { blobs }: Pick<FilesDeps, 'blobs'>,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { key, size, name, shownAs }: Sent,
): Promise<FastifyReply> {
  const range = rangeIn(headers.range, size);
  // Before anything is promised: where the storage lost the bytes, the answer is an error and no file.
  const content = method === 'HEAD' || range === 'beyond' ? undefined : await blobs.read(key, range);
  void reply.headers({
    'content-type': shownAs ?? 'application/octet-stream',
    'content-disposition': attachmentHeader(shownAs ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': HARMLESS,
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  });
  if (range === 'beyond') {
    // RFC 9110, 15.5.17.
    void reply.header('content-range', `bytes */${size}`).status(416);
    return reply.send('');
  }
  if (range) void reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  void reply.header('content-length', String(range ? range.last - range.first + 1 : size));
  return content ? reply.send(content) : reply.send();
}

/** RFC 9110, 14.1.2, one range only; several at once, and what is not understood, mean the whole. */
function rangeIn(header: string | undefined, size: number): { first: number; last: number } | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'beyond' : { first, last };
}
