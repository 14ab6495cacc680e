import { expect, test } from 'vitest';
import { createSharedAnswers } from './share-answers.ts';

/** Loads that end when the test says so, in the order they were begun. */
function scripted() {
  const begun: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise;
  };
  return { load, begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a caller that asks while an answer is worked out gets one that was begun afterwards', async () => {
  const share = createSharedAnswers<string>();
  const { load, begun } = scripted();
  const first = share('a', load);
  const later = [share('a', load), share('a', load)];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve('before the change');
  expect(await first).toBe('before the change');
  await settled();
  const last = share('a', load);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('after the change');
  expect(await Promise.all(later)).toEqual(['after the change', 'after the change']);
  await settled();
  begun[2]?.resolve('after another');
  expect(await last).toBe('after another');
});

test('each question is answered for itself', async () => {
  const share = createSharedAnswers<string>();
  expect(await Promise.all([share('a', async () => 'one'), share('b', async () => 'two')])).toEqual(['one', 'two']);
});

test('a failure goes to those who waited for that answer, and the next is worked out', async () => {
  const share = createSharedAnswers<string>();
  const { load, begun } = scripted();
  const failing = share('a', load);
  const waiting = share('a', load);
  begun[0]?.reject(new Error('down'));
  await expect(failing).rejects.toThrow('down');
  await settled();
  begun[1]?.resolve('up');
  expect(await waiting).toBe('up');
  await settled();
  expect(await share('a', async () => 'alone')).toBe('alone');
});

/** A clock and pauses that go on when the test says so. */
function byHand() {
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const clock = { time: 0 };
  const share = createSharedAnswers<string>({
    monotonic: () => clock.time,
    pause: (milliseconds) => new Promise<void>((end) => pauses.push({ milliseconds, end })),
  });
  return { share, pauses, clock };
}

/** Two who got an answer that cost 40 ms together, after one who asked alone. */
async function shareOne({ share, pauses, clock }: ReturnType<typeof byHand>) {
  const { load, begun } = scripted();
  const alone = share('a', load);
  const together = [share('a', load), share('a', load)];
  begun[0]?.resolve('alone');
  await alone;
  await settled();
  expect([begun.length, pauses.length]).toEqual([2, 0]);
  clock.time = 40;
  const whoWaits = share('a', load);
  begun[1]?.resolve('together');
  await Promise.all(together);
  return { load, begun, whoWaits };
}

test('those who shared an answer and ask again at once share the next one with those who wait, begun when all are there', async () => {
  const parts = byHand();
  const { load, begun, whoWaits } = await shareOne(parts);
  const again = [parts.share('a', load)];
  await settled();
  expect(begun).toHaveLength(2);
  again.push(parts.share('a', load));
  await settled();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve('again');
  expect(await Promise.all([whoWaits, ...again])).toEqual(['again', 'again', 'again']);
});

test('a caller that does not ask again is waited for half as long as the answer took, and one who asks alone waits for nobody', async () => {
  const parts = byHand();
  const { load, begun, whoWaits } = await shareOne(parts);
  await settled();
  expect([begun.length, parts.pauses.map(({ milliseconds }) => milliseconds)]).toEqual([2, [20]]);
  parts.pauses[0]?.end();
  await settled();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve('again');
  expect(await whoWaits).toBe('again');
  await settled();
  void parts.share('a', load);
  expect(begun).toHaveLength(4);
});
