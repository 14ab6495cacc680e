import { expect, test } from 'vitest';
import type { MessageStructure } from '../../../platform/imap/imap-types.ts';
import { listAttachments } from './list-attachments.ts';

const part = (number: string, type: string, more: Partial<MessageStructure> = {}): MessageStructure => ({
  part: number,
  type,
  ...more,
});
const multi = (type: string, childNodes: MessageStructure[]): MessageStructure => ({ type, childNodes });

test('files are listed with their decoded size, texts and what holds them are not', () => {
  const root = multi('multipart/mixed', [
    multi('multipart/related', [
      multi('multipart/alternative', [part('1.1.1', 'text/plain'), part('1.1.2', 'text/html')]),
      part('1.2', 'image/png', { id: '<logo>', disposition: 'inline', size: 78, encoding: 'base64' }),
    ]),
    part('2', 'application/pdf', {
      disposition: 'attachment',
      dispositionParameters: { filename: 'offer.pdf' },
      size: 7_800,
      encoding: 'BASE64',
    }),
    part('3', 'text/csv', { parameters: { name: 'rates.csv' }, size: 12 }),
  ]);
  expect(listAttachments(root)).toEqual([
    { id: '1.2', name: '', mimeType: 'image/png', size: 57, contentId: 'logo', inlined: true },
    { id: '2', name: 'offer.pdf', mimeType: 'application/pdf', size: 5_700, contentId: '', inlined: false },
    { id: '3', name: 'rates.csv', mimeType: 'text/csv', size: 12, contentId: '', inlined: false },
  ]);
});

test('a mail within a mail is one file with its subject for a name', () => {
  const inner = part('2', 'message/rfc822', {
    envelope: { subject: 'Invoice' },
    childNodes: [part('2.1', 'application/pdf', { disposition: 'attachment' })],
  });
  expect(listAttachments(multi('multipart/mixed', [part('1', 'text/plain'), inner]))).toMatchObject([
    { id: '2', name: 'Invoice.eml' },
  ]);
});

test('a mail that is nothing but a file has it as part one', () => {
  expect(listAttachments({ type: 'application/pdf' })).toMatchObject([{ id: '1' }]);
});

test('parts nested ten thousand deep and names with NULs do no harm', () => {
  let root = part('1', 'application/pdf', { dispositionParameters: { filename: 'a\u0000b.pdf' } });
  for (let depth = 0; depth < 10_000; depth += 1) root = multi('multipart/mixed', [root]);
  expect(listAttachments(root)).toMatchObject([{ name: 'ab.pdf' }]);
});
