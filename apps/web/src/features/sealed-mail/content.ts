import { z } from 'zod';
import type { Bytes } from './base64.ts';

export type SealedFile = {
  name: string;
  type: string;
  /** Of a picture that stands in the text, without brackets; else empty. */
  contentId: string;
  bytes: Bytes;
};

/** What an encrypted mail holds. */
export type SealedContent = { subject: string; html: string; text: string; files: SealedFile[] };

const head = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string(), contentId: z.string(), size: z.int().min(0) })),
});

const LENGTH_BYTES = 4;

/** How long the words are, the words as JSON, then the files one after the other. */
export function packContent({ files, ...words }: SealedContent): Bytes {
  const listed = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
  const json = new TextEncoder().encode(JSON.stringify({ ...words, files: listed }));
  const whole = new Uint8Array(LENGTH_BYTES + json.length + files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(whole.buffer).setUint32(0, json.length);
  whole.set(json, LENGTH_BYTES);
  let at = LENGTH_BYTES + json.length;
  for (const { bytes } of files) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

export function unpackContent(whole: Bytes): SealedContent {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  const json = new TextDecoder('utf-8', { fatal: true }).decode(whole.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
  const { files, ...words } = head.parse(JSON.parse(json));
  let at = LENGTH_BYTES + length;
  const unpacked = files.map(({ size, ...file }) => {
    const bytes = whole.slice(at, at + size);
    at += size;
    return { ...file, bytes };
  });
  if (at !== whole.length) throw new Error('the files of the mail are not as long as it says');
  return { ...words, files: unpacked };
}
