import { randomUUID } from 'node:crypto';
import type { ReplyLabel } from '@outrider/contract/inbox/message';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startChatServer } from '../../../platform/llm/chat-server-testing.ts';
import { createChooser } from '../../../platform/llm/choose-one.ts';
import { createLog } from '../../../platform/log.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import type { SuggestLabel } from '../inbox-deps.ts';
import { aMailbox } from '../sync/sync-testing.ts';
import { aMessage } from '../testing.ts';
import { classifyIncoming } from './classify-incoming.ts';
import { isWorthAsking, labelSuggester, suggestFor } from './suggest-label.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startChatServer>>;
let suggestLabel: SuggestLabel;
let said = '';

beforeAll(async () => {
  database = await testDatabase();
  server = await startChatServer(() => said);
  suggestLabel = labelSuggester(createChooser(server.settings, { log: createLog('silent') }), 'small-model');
});
beforeEach(() => server.asked.splice(0));
afterAll(async () => {
  await server.stop();
  await database.close();
});

type Answer = { text?: string; label?: ReplyLabel | null };

async function anAnswer({ text = 'Let me think about what that would do for us', label = null }: Answer = {}) {
  const owner = await aMailbox(database.db, `${randomUUID()}@north.test`);
  const id = await aMessage(database.db, owner, { kind: 'human', label, subject: 'Re: Two invoices', text });
  const suggest = (suggester: SuggestLabel | undefined = suggestLabel) =>
    suggestFor({ db: database.db, suggestLabel: suggester }, owner, id);
  const read = () =>
    database.db
      .selectFrom('inbox_messages')
      .select(['reply_label', 'is_label_sure', 'label_why'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { id, suggest, read };
}

test('what the rules cannot tell gets the label a model chose, which stays unsure and names the model', async () => {
  said = 'notNow';
  const { suggest, read } = await anAnswer();
  await suggest();
  expect(await read()).toEqual({ reply_label: 'notNow', is_label_sure: false, label_why: 'small-model' });
  expect(server.asked[0]?.messages[1]?.content).toBe(
    'Subject: Re: Two invoices\n\nLet me think about what that would do for us',
  );
});

test.each(['unsure', 'delighted', 'refusal'])('a model that says "%s" leaves the look to a person', async (words) => {
  said = words;
  const { suggest, read } = await anAnswer();
  await suggest();
  expect(await read()).toEqual({ reply_label: null, is_label_sure: false, label_why: '' });
  expect(server.asked).toHaveLength(1);
});

test('a person who labels it while the model thinks is right', async () => {
  const { id, suggest, read } = await anAnswer();
  await suggest(async () => {
    await database.db
      .updateTable('inbox_messages')
      .set({ reply_label: 'interested', is_label_sure: true, label_why: 'Maya' })
      .where('id', '=', id)
      .execute();
    return { label: 'stop', by: 'small-model' };
  });
  expect(await read()).toEqual({ reply_label: 'interested', is_label_sure: true, label_why: 'Maya' });
});

test('a long text goes to nobody', async () => {
  const { suggest } = await anAnswer({ text: 'x'.repeat(4_001) });
  await suggest();
  expect(server.asked).toEqual([]);
});

const classified = (text: string) =>
  classifyIncoming(
    Buffer.from(`From: anna@nordkai.test\r\nSubject: Re: Two invoices\r\n\r\n${text}`),
    'Re: Two invoices',
  );

test.each([
  ['Hm, the harbour was lovely this morning.', true],
  ['I am not interested, thank you.', false],
  ['I would be interested, but please unsubscribe me.', false],
  ['harbour '.repeat(600), false],
])('%.50s: is put to a model: %s', (text, isAsked) => {
  expect(isWorthAsking(classified(text))).toBe(isAsked);
});
