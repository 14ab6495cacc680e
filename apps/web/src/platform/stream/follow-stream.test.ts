import { expect, test } from 'vitest';
import { ApiError } from '../create-call.ts';
import { createFollow } from './follow-stream.ts';

const bodyOf = (text: string) => new Response(text);
const change = { kind: 'message' } as const;
const line = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Answers each connection with the next of these, then ends. */
async function follow(answers: (() => Response | Promise<Response>)[], { stepMs = 0 } = {}) {
  const end = new AbortController();
  const asked: string[] = [];
  let now = 0;
  const waits: number[] = [];
  const heard: unknown[] = [];
  let gaps = 0;
  let renewals = 0;
  await createFollow({
    open: async (url) => {
      const answer = answers.shift();
      if (answer) {
        asked.push(url);
        return answer();
      }
      end.abort();
      throw new Error('ended');
    },
    wait: async (ms) => void waits.push(ms),
    after: () => () => {},
    renewed: async () => {
      renewals += 1;
    },
    now: () => {
      now += stepMs;
      return now;
    },
  })({
    path: '/changes',
    signal: end.signal,
    onChange: (each) => void heard.push(each),
    onGap: () => {
      gaps += 1;
    },
  });
  return { asked, waits, heard, gaps, renewals };
}

test('a change is heard line by line, and a broken line is nothing', async () => {
  const { heard, gaps } = await follow([() => bodyOf([line(change), '{"kind":\n', line(change)].join(''))]);
  expect(heard).toEqual([change, undefined, change]);
  expect(gaps).toBe(0);
});

test('the first connection is told what happened since the page began to ask, and a later one is a gap', async () => {
  const { asked, gaps } = await follow([() => bodyOf(line(change)), () => bodyOf(line(change))], { stepMs: 2_000 });
  expect(asked).toEqual(['/changes?past=5', '/changes']);
  expect(gaps).toBe(1);
});

test('a page that waited long for its first connection asks for everything again', async () => {
  const refuse = () => Promise.reject(new ApiError('', { failure: 'unreachable', code: 503 }));
  const { asked, gaps } = await follow([refuse, refuse, () => bodyOf(line(change))], { stepMs: 25_000 });
  expect(asked).toEqual(['/changes?past=28', '/changes?past=53', '/changes']);
  expect(gaps).toBe(1);
});

test('a clock that was set back counts as a gap', async () => {
  const { asked, gaps } = await follow([() => bodyOf(line(change))], { stepMs: -1_000 });
  expect([asked, gaps]).toEqual([['/changes'], 1]);
});

test('pauses grow while nothing is heard, and begin anew after something was', async () => {
  const refuse = () => Promise.reject(new ApiError('', { failure: 'unreachable', code: 503 }));
  const { waits, gaps } = await follow([refuse, refuse, refuse, () => bodyOf(line(change)), refuse]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 1_000, 2_000]);
  expect(gaps).toBe(0);
});

test('after a lost log-in it goes on once the session is renewed, and not before', async () => {
  const signedOut = () => Promise.reject(new ApiError('', { failure: 'refused', code: 401 }));
  const { waits, heard, renewals } = await follow([signedOut, () => bodyOf(line(change))]);
  expect(renewals).toBe(1);
  expect(heard).toEqual([change]);
  expect(waits).toEqual([1_000]);
});

test('a connection that falls silent is given up', async () => {
  const end = new AbortController();
  let connections = 0;
  await createFollow({
    open: async (_url, { signal }) => {
      connections += 1;
      if (connections > 1) {
        end.abort();
        throw new Error('ended');
      }
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut'))));
    },
    wait: async () => {},
    renewed: async () => {},
    now: () => 0,
    after: (_ms, run) => {
      queueMicrotask(run);
      return () => {};
    },
  })({ path: '/changes', signal: end.signal, onChange: () => {}, onGap: () => {} });
  expect(connections).toBe(2);
});
