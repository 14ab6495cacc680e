import { appendFile, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoxedMail } from '@outrider/contract/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMailStore } from './mail-store.ts';

let dataDir: string;
const warn = vi.fn();
const log = { info: () => undefined, warn };
const open = () => openMailStore({ dataDir, log });
const file = () => join(dataDir, 'system-mail.jsonl');
const filedLines = async () => (await readFile(file(), 'utf8')).split('\n').filter((line) => line !== '');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outrider-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const mailAbout = (subject: string): Omit<BoxedMail, 'id'> => ({
  from: 'hello@outrider.test',
  to: ['maya@harborline.test'],
  subject,
  receivedAt: '2026-11-17T09:42:11.000Z',
  text: 'Two\nlines',
  html: '',
  raw: `Subject: ${subject}\r\n\r\nTwo\r\nlines`,
});

test('mails and the count of their ids outlive a restart', async () => {
  const before = await open();
  await before.add(mailAbout('one'));
  await before.add(mailAbout('two'));
  const after = await open();
  expect(after.list()).toEqual(before.list());
  expect((await after.add(mailAbout('three'))).id).toBe('mail-3');
  expect(warn).not.toHaveBeenCalled();
});

test('a torn last line costs that mail alone', async () => {
  const before = await open();
  await before.add(mailAbout('whole'));
  await before.add(mailAbout('torn'));
  await truncate(file(), (await readFile(file())).length - 10);
  const after = await open();
  await after.add(mailAbout('later'));
  expect(warn).toHaveBeenCalledWith('Left out 1 unreadable boxed mails');
  expect((await open()).list().map(({ subject }) => subject)).toEqual(['later', 'whole']);
});

test('a line torn while the box runs does not swallow the next mail', async () => {
  const store = await open();
  await appendFile(file(), '\n{"id":"mail-1","from":"hel');
  await store.add(mailAbout('next'));
  expect((await open()).list().map(({ subject }) => subject)).toEqual(['next']);
});

test('lines that are no mail are left out', async () => {
  await appendFile(file(), '\nnull\n{}\n"text"\n{"id":7}\n\u0000');
  expect((await open()).list()).toEqual([]);
});

test('the last 500 are kept and the file stays bounded', async () => {
  const store = await open();
  for (let number = 1; number <= 1_003; number += 1) await store.add(mailAbout(`mail ${number}`));
  expect(store.list()).toHaveLength(500);
  expect(store.list().at(-1)?.subject).toBe('mail 504');
  expect((await filedLines()).length).toBeLessThanOrEqual(1_000);
  expect((await open()).list()).toEqual(store.list());
  expect(await filedLines()).toHaveLength(500);
});

test('mails that come at once are all kept, in order', async () => {
  const store = await open();
  const added = await Promise.all(['a', 'b', 'c', 'd'].map((subject) => store.add(mailAbout(subject))));
  expect(store.list()).toEqual(added.reverse());
  expect((await open()).list()).toEqual(store.list());
});

test('a mail that cannot be written is not taken, and the next one is', async () => {
  const store = await open();
  await rm(dataDir, { recursive: true });
  await expect(store.add(mailAbout('lost'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(store.list()).toEqual([]);
  const again = await open();
  await store.add(mailAbout('kept'));
  expect(store.list()).toHaveLength(1);
  expect(again.list()).toEqual([]);
});
