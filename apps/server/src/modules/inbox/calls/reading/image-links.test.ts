import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTextSigner } from '../../../../platform/secrets.ts';
import { readImageLink, writeImageLink } from './image-links.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const signer = createTextSigner([randomBytes(32)], 'inbox-images');
const scope = { workspaceId: randomUUID() };
const mid = randomUUID();

const queryOf = (link: string) => Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?') + 1)));

test('a link opens the image it was made for, for half a day', () => {
  const url = 'https://img.test/a.png?x=1&y=%20';
  const query = queryOf(writeImageLink({ signer, now }, scope, { mid, url }));
  expect(readImageLink({ signer, now }, query)).toEqual({ ...scope, mid, url });
  const part = queryOf(writeImageLink({ signer, now }, scope, { mid, part: '1.2' }));
  expect(readImageLink({ signer, now }, part)).toEqual({ ...scope, mid, part: '1.2' });
  const tomorrow = () => new Date(now().getTime() + 86_400_000);
  expect(readImageLink({ signer, now: tomorrow }, query)).toBeUndefined();
});

test('nobody can make it open another one', () => {
  const query = queryOf(writeImageLink({ signer, now }, scope, { mid, url: 'https://img.test/a.png' }));
  const tampered = [
    { ...query, url: 'http://169.254.169.254/' },
    { ...query, mid: randomUUID() },
    { ...query, w: randomUUID() },
    { ...query, until: '9999999999999' },
    { ...query, part: '1' },
    { ...query, sign: '' },
    { ...query, url: ['https://img.test/a.png'] },
    {},
    undefined,
  ];
  for (const one of tampered) expect(readImageLink({ signer, now }, one)).toBeUndefined();
  const other = createTextSigner([randomBytes(32)], 'inbox-images');
  expect(readImageLink({ signer: other, now }, query)).toBeUndefined();
});
