import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { startChatServer } from './chat-server-testing.ts';
import { type ChooseOne, createChooser } from './choose-one.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
let said = '';
let chooseOne: ChooseOne;

beforeAll(async () => {
  server = await startChatServer(() => said);
  chooseOne = createChooser(server.settings, { log: createLog('silent') });
});
beforeEach(() => server.asked.splice(0));
afterAll(() => server.stop());

const question = { instructions: 'Which colour?', text: 'the sky', choices: ['blue', 'darkGreen'] };

test('the question goes out once, with the key, and the answer is one of the choices', async () => {
  said = 'blue';
  expect(await chooseOne(question)).toBe('blue');
  expect(server.asked).toMatchObject([
    {
      key: 'Bearer a key',
      model: 'small-model',
      messages: [
        { role: 'system', content: 'Which colour?' },
        { role: 'user', content: 'the sky' },
      ],
    },
  ]);
});

test.each([
  ['"Blue."', 'blue'],
  ['**darkgreen**\n', 'darkGreen'],
  ['red', undefined],
  ['blue, because the sky is', undefined],
  ['', undefined],
])('the words %j are taken as %s', async (words, choice) => {
  said = words;
  expect(await chooseOne(question)).toBe(choice);
});

test.each(['refusal', 'silence'])('after a %s nothing is known, and nobody asks again', async (what) => {
  said = what;
  const impatient = createChooser(server.settings, { log: createLog('silent'), patienceMs: 300 });
  expect(await impatient(question)).toBeUndefined();
  expect(server.asked).toHaveLength(1);
});

test('an endpoint that is not there is no answer', async () => {
  const nowhere = createChooser(
    { url: 'http://127.0.0.1:9/v1', key: '', model: 'none' },
    { log: createLog('silent'), patienceMs: 300 },
  );
  expect(await nowhere(question)).toBeUndefined();
});
