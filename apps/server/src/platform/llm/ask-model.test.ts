import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createAsker } from './ask-model.ts';
import { startChatServer } from './chat-server-testing.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
let said = '';
beforeAll(async () => {
  server = await startChatServer(() => said);
});
afterAll(() => server.stop());

const order = { instructions: 'Write an e-mail.', text: 'About freight', tokensMax: 700 };

test('a model is given how much it may say, and its answer comes back as it is', async () => {
  said = '  Subject: Freight\n\nHello ';
  const ask = createAsker(server.settings, { log: createLog('silent') });
  expect(await ask(order)).toBe(said);
  expect(server.asked.at(-1)).toMatchObject({ max_tokens: 700 });
});

test('half an answer is none', async () => {
  said = 'Hello, I wanted to…';
  expect(await createAsker(server.settings, { log: createLog('silent') })(order)).toBeUndefined();
});
