import { expect, test } from 'vitest';
import { ApiError } from '../create-call.ts';
import { type Connection, createFollowEvents } from './follow-events.ts';
import { readEvents } from './read-events.ts';

const inPieces = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function readAll(...pieces: string[]) {
  const events = [];
  for await (const event of readEvents(inPieces(...pieces))) events.push(event);
  return events;
}

test('events are read whole, however they were cut on the way', async () => {
  expect(await readAll('id: 4\nda', 'ta: {"a":\ndata: 1}\n', '\n', 'id:5\r\ndata:x\r\n\r\n')).toEqual([
    { id: '4', data: '{"a":\n1}' },
    { id: '5', data: 'x' },
  ]);
});

test('an event that was cut off at the end is none, and a comment is a sign of life', async () => {
  expect(await readAll(': still here\n\n', 'id: 7\ndata: half')).toEqual([{ id: '', data: '' }]);
});

/** Answers each connection with the next of these, then ends. */
async function follow(answers: (() => Response)[]) {
  const end = new AbortController();
  const asked: string[] = [];
  const heard: unknown[] = [];
  const connections: Connection[] = [];
  const waits: number[] = [];
  let renewals = 0;
  await createFollowEvents({
    open: async (url) => {
      asked.push(url);
      const answer = answers.shift();
      if (answer) return answer();
      end.abort();
      throw new Error('ended');
    },
    wait: async (ms) => void waits.push(ms),
    after: () => () => {},
    renewed: async () => {
      renewals += 1;
    },
  })({
    pathAfter: (id) => `/stream?after=${id}`,
    signal: end.signal,
    onEvent: (data) => void heard.push(data),
    onConnection: (state) => void connections.push(state),
  });
  return { asked, heard, connections, waits, renewals };
}

const refuse = (code: number) => () => {
  throw new ApiError('', { failure: 'refused', code });
};

test('after a break the stream goes on behind the last event, and says meanwhile that it is lost', async () => {
  const { asked, heard, connections } = await follow([
    () => new Response('id: 1\ndata: {"n":1}\n\nid: 2\ndata: {"n":2}\n\nid: 3\ndata: {"n"'),
    () => new Response('id: 3\ndata: {"n":3}\n\n'),
  ]);
  expect(asked).toEqual(['/stream?after=', '/stream?after=2', '/stream?after=3']);
  expect(heard).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(connections).toEqual(['connecting', 'open', 'lost', 'open', 'lost']);
});

test('pauses grow while the server cannot be reached', async () => {
  const { waits } = await follow([refuse(503), refuse(503), refuse(503)]);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test('something that is no longer there ends it', async () => {
  const { waits, asked } = await follow([refuse(404)]);
  expect(waits).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('after a lost log-in the stream goes on once the session is renewed', async () => {
  const { asked, renewals, waits } = await follow([refuse(401)]);
  expect(renewals).toBe(1);
  expect(asked).toHaveLength(2);
  expect(waits).toEqual([]);
});
