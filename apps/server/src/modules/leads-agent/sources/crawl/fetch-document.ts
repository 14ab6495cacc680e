import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Network } from '../../../../platform/net/network.ts';
import { askWeb } from '../../../../platform/web/ask-web.ts';
import type { PageRefusal } from '../source.ts';

/** What one address of the web answered; nothing is followed. */
export type Document =
  | { kind: 'answered'; status: number; location: string | undefined; type: string; bytes: Buffer; isCut: boolean }
  | { kind: 'private' | 'noSuchName' | 'unreachable' };

export const refusalOf = (kind: Exclude<Document['kind'], 'answered'>): PageRefusal =>
  (({ private: 'private', noSuchName: 'gone', unreachable: 'unavailable' }) as const)[kind];

export type DocumentWish = {
  accept: string;
  agent: string;
  /** After it was unpacked; the rest is left unread. */
  maxBytes: number;
  /** Whether a document of this kind and status is read at all; otherwise it comes without its bytes. */
  wants: (status: number, type: string) => boolean;
  signal: AbortSignal;
};

/** Rejects where the signal came first. */
export async function fetchDocument(network: Network, url: URL, wish: DocumentWish): Promise<Document> {
  const { accept, agent, signal, maxBytes } = wish;
  try {
    const headers = { accept, 'user-agent': agent, 'accept-encoding': 'gzip, deflate, br' };
    const asked = await askWeb(network, url, { headers, signal });
    if (asked.kind === 'refused') return { kind: 'private' };
    if (asked.kind === 'noSuchName') return { kind: 'noSuchName' };
    if (asked.kind !== 'answered') return { kind: 'unreachable' };
    const { response } = asked;
    const { location, 'content-type': type = '' } = response.headers;
    const status = response.statusCode ?? 0;
    const isWanted = wish.wants(status, type);
    const body = isWanted ? await readBytes(response, maxBytes) : { bytes: Buffer.alloc(0), isCut: false };
    discard(response);
    return { kind: 'answered', status, location, type, ...body };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}

function discard(response: IncomingMessage) {
  response.on('error', () => undefined);
  response.destroy();
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpack(response) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

function unpack(response: IncomingMessage): Readable {
  const unpacker = unpackerOf(response.headers['content-encoding']?.trim().toLowerCase());
  return unpacker ? pipeline(response, unpacker, () => undefined) : response;
}

function unpackerOf(encoding: string | undefined) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}
