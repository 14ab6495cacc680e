import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Assigned, assignThreads, keysOf, readSubject, type Threaded, type ThreadKey } from './assign-threads.ts';

const DAY_MS = 86_400_000;

const mail = (messageId: string, refs: string[] = [], more: Partial<Threaded> = {}): Threaded => ({
  messageId,
  refs,
  providerThread: '',
  subject: '',
  from: { name: '', email: 'anna@nordkai.test' },
  receivers: { to: [{ name: '', email: 'us@north.test' }], cc: [], bcc: [] },
  receivedAt: new Date('2026-11-10T09:00:00Z'),
  isOwn: false,
  ...more,
});

/** Batch after batch, as they are stored: gives the thread of each message in the end. */
function thread(batches: Threaded[][]): Map<string, string> {
  const keys = new Map<string, ThreadKey>();
  const threads = new Map<string, string>();
  let last = 0;
  for (const batch of batches) {
    const wanted = batch.flatMap((message) => keysOf(message).joins);
    const known = wanted.flatMap((key) => keys.get(key) ?? []);
    const { threadIds, merges, keys: changed }: Assigned = assignThreads(batch, known, () => `thread ${++last}`);
    for (const { from, into } of merges) {
      for (const [id, of] of threads) if (of === from) threads.set(id, into);
      for (const key of keys.values()) if (key.threadId === from) key.threadId = into;
    }
    for (const key of changed) keys.set(key.key, { ...key });
    for (const [index, { messageId }] of batch.entries()) threads.set(messageId, threadIds[index] ?? '');
  }
  return threads;
}

const countOf = (threads: Map<string, string>) => new Set(threads.values()).size;

describe('a thread', () => {
  test('is found by what a mail answers, whichever came first', () => {
    expect(countOf(thread([[mail('a')], [mail('b', ['a'])], [mail('c', ['a', 'b'])]]))).toBe(1);
    expect(countOf(thread([[mail('c', ['a', 'b'])], [mail('b', ['a'])], [mail('a')]]))).toBe(1);
  });

  test('is one where a late parent turns out to be of two', () => {
    expect(countOf(thread([[mail('d', ['c'])], [mail('b', ['a'])], [mail('c', ['b'])]]))).toBe(1);
  });

  test('is the one the provider numbers', () => {
    const [one, other] = ['x', 'y'].map((id) => mail(id, [], { providerThread: '177' }));
    expect(countOf(thread([[one ?? mail('x')], [other ?? mail('y')]]))).toBe(1);
  });

  const ours = (at: Date) =>
    mail('ours', [], {
      subject: 'Two invoices',
      isOwn: true,
      from: { name: '', email: 'us@north.test' },
      receivers: { to: [{ name: '', email: 'anna@nordkai.test' }], cc: [], bcc: [] },
      receivedAt: at,
    });
  const answer = (more: Partial<Threaded> = {}) => mail('answer', [], { subject: 'AW: Two  invoices', ...more });

  test('takes an answer without references to what we wrote that person not long before', () => {
    const at = answer().receivedAt;
    const soon = new Date(at.getTime() - 3 * DAY_MS);
    const longAgo = new Date(at.getTime() - 40 * DAY_MS);
    expect(countOf(thread([[ours(soon)], [answer()]]))).toBe(1);
    expect(countOf(thread([[answer()], [ours(soon)]]))).toBe(1);
    expect(countOf(thread([[ours(longAgo)], [answer()]]))).toBe(2);
    expect(countOf(thread([[ours(soon)], [answer({ subject: 'Two invoices' })]]))).toBe(2);
    expect(countOf(thread([[ours(soon)], [answer({ from: { name: '', email: 'ben@nordkai.test' } })]]))).toBe(2);
  });

  test('is the same however its mails are dealt out over batches', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parents, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), fc.gen(), (choices, cuts, gen) => {
        // Each answers the one before it or an earlier one; only that one is named.
        const mails = choices.map((choice, index) => mail(`m${index}`, index === 0 ? [] : [`m${choice % index}`]));
        const order = mails
          .map((one) => ({ one, rank: gen(fc.nat) }))
          .toSorted((left, right) => left.rank - right.rank)
          .map(({ one }) => one);
        const batches: Threaded[][] = [[]];
        for (const [index, one] of order.entries()) {
          if (cuts[index]) batches.push([]);
          batches.at(-1)?.push(one);
        }
        expect(countOf(thread(batches))).toBe(1);
      }),
    );
  });
});

test.each([
  ['Re: Hello', 'hello', true],
  ['RE: Aw: SV: Hello', 'hello', true],
  ['Re[2]: Hello', 'hello', true],
  ['回复：报价', '报价', true],
  ['Reply: Hello', 'reply: hello', false],
  ['Hello', 'hello', false],
  ['Re:', '', true],
])('the subject %j is about %j', (subject, topic, isAnswer) => {
  expect(readSubject(subject)).toEqual({ topic, isAnswer });
});
