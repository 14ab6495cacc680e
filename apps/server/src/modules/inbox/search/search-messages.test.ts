import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aFolder, aMessage, aReaderOf, callProxy } from '../testing.ts';

let server: TestServer;
let reader: Awaited<ReturnType<typeof aReaderOf>>;
beforeAll(async () => {
  server = await testServer();
  reader = await aReaderOf(server);
  await fill();
});
afterAll(() => server.close());

const file = (name: string) => ({
  id: '2',
  name,
  mimeType: 'application/pdf',
  size: 9,
  contentId: '',
  inlined: false,
});

async function fill() {
  const { db, maya, finn } = reader;
  const person = (name: string, email: string) => ({ name, email });
  const customers = await aFolder(db, maya, { role: null, path: 'Customers' });
  await aMessage(db, maya, {
    subject: 'Reefer lanes',
    from: person('Jörg Müller', 'jm@nordkai.test'),
    text: 'Please send the rates for Rotterdam next week.',
    attachments: [file('Rates 2026.pdf')],
    at: '2026-11-01T09:00:00Z',
  });
  await aMessage(db, finn, {
    subject: 'Answer to Müller',
    from: person('Finn', finn.email),
    to: [person('Jörg Müller', 'jm@nordkai.test')],
    text: 'Week after next is fine for Rotterdam.',
    role: 'sent',
    isOwn: true,
    seen: true,
    at: '2026-11-02T09:00:00Z',
  });
  await aMessage(db, maya, { subject: '报价单', text: '请发报价单给我', starred: true, at: '2026-11-03T09:00:00Z' });
  await aMessage(db, maya, { subject: 'Old customer', role: null, folderId: customers, at: '2020-01-01T09:00:00Z' });
  await aMessage(db, maya, { subject: 'Junk about Rotterdam', role: 'spam', at: '2026-11-04T09:00:00Z' });
  await aMessage(db, maya, { subject: 'Warm-up about Rotterdam', isWarmup: true });
  await aMessage(db, maya, { subject: 'Interesting', label: 'interested', kind: 'human', at: '2026-11-05T09:00:00Z' });
}

async function search(pattern: string, more: object = {}) {
  const answer = await callProxy(server, reader.token, 'mbox:searchMessages', { searchInfo: { pattern, ...more } });
  expect(answer).toMatchObject({ code: 'S_OK' });
  return answer.var;
}
const subjects = async (pattern: string, more: object = {}) =>
  (await search(pattern, more)).messages.map(({ subject }) => subject);

const REEFER = 'Reefer lanes';
const ANSWER = 'Answer to Müller';
const QUOTE = '报价单';
const JUNK = 'Junk about Rotterdam';

describe('a search', () => {
  test.each([
    ['a word anywhere in a mail, but not in spam', 'rotterdam', [ANSWER, REEFER]],
    ['the beginning of a word', 'rott', [ANSWER, REEFER]],
    ['all of several words', 'rotterdam rates', [REEFER]],
    ['a phrase', '"next week"', [REEFER]],
    ['names without their accents', 'muller', [ANSWER, REEFER]],
    ['who wrote it', 'from:müller', [REEFER]],
    ['who wrote it, by address', 'from:jm@nordkai.test', [REEFER]],
    ['to whom it was written', 'to:jorg', [ANSWER]],
    ['the subject alone', 'subject:rotterdam', []],
    ['a file name', 'filename:rates', [REEFER]],
    ['scripts without blanks, within a word', '价单', [QUOTE]],
    ['files', 'has:attachment', [REEFER]],
    ['stars', 'is:starred', [QUOTE]],
    ['what is read', 'is:read', [ANSWER]],
    ['days', 'after:2026-11-02 before:2026-11-03 rotterdam', [ANSWER]],
    ['old mail', 'before:2021-01-01', ['Old customer']],
    ['a folder', 'in:sent rotterdam', [ANSWER]],
    ['a folder of one’s own', 'in:customers', ['Old customer']],
    ['spam when it is said', 'in:spam rotterdam', [JUNK]],
    ['really everywhere', 'in:anywhere rotterdam', [JUNK, ANSWER, REEFER]],
    ['a meaning', 'label:interested', ['Interesting']],
    ['a tag nobody has', 'label:nothing', []],
    ['without a word', 'rotterdam -rates', [ANSWER]],
    ['without a sender', 'rotterdam -from:muller', [ANSWER]],
    ['nothing', 'zzzzz', []],
    ['punctuation alone', '!!! ---', ['Interesting', QUOTE, ANSWER, REEFER, 'Old customer']],
  ])('finds %s', async (_what, pattern, expected) => {
    expect(await subjects(pattern)).toEqual(expected);
  });

  test('marks what it found', async () => {
    const { messages, hits } = await search('rates');
    expect(hits[messages[0]?.id ?? '']).toEqual({
      subject: '',
      text: 'Please send the \u0001rates\u0002 for Rotterdam next week.',
      file: '\u0001Rates\u0002 2026.pdf',
    });
  });

  test('marks what it found in a quote, where there is nothing else to mark', async () => {
    const { db, maya } = reader;
    const text = 'Passed on.\n> The demurrage was billed twice.';
    const id = await aMessage(db, maya, { text, written: 'Passed on.', at: '2026-10-01T09:00:00Z' });
    expect((await search('demurrage')).hits[id]).toEqual({
      subject: '',
      text: 'Passed on. > The \u0001demurrage\u0002 was billed twice.',
      file: '',
    });
    expect((await search('passed')).hits[id]?.text).toBe('\u0001Passed\u0002 on.');
    await db.deleteFrom('inbox_messages').where('id', '=', id).execute();
  });

  test('goes on page by page, and tells how many there are when asked', async () => {
    const first = await search('rotterdam', { limit: 1, returnTotal: true });
    expect([first.total, first.messages[0]?.subject]).toEqual([2, ANSWER]);
    expect(await subjects('rotterdam', { limit: 1, after: first.next })).toEqual([REEFER]);
    expect(await subjects('rotterdam', { limit: 1, start: 1 })).toEqual([REEFER]);
  });

  test('of one mailbox finds nothing of another', async () => {
    const { token, finn } = reader;
    const input = { _account: finn.email, searchInfo: { pattern: 'rotterdam' } };
    const answer = await callProxy(server, token, 'mbox:searchMessages', input);
    expect(answer.var.messages.map(({ subject }) => subject)).toEqual([ANSWER]);
  });

  test.each([
    "'",
    "a' & b",
    'a:*b',
    '\\',
    '(((',
    '<->',
    '%_',
    'a\u0000b'.replace('\u0000', ''),
    '🚀🚀',
    '"'.repeat(99),
  ])('takes %j for what it is: text', async (pattern) => {
    expect(Array.isArray(await subjects(pattern))).toBe(true);
  });
});
