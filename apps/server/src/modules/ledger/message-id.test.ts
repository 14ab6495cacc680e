import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMessageIds } from './message-id.ts';

const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ids = createMessageIds([secret]);
const IDS = ['1', '71', '90071992', '281474976710655'];

test('the ledger’s number is found again in a Message-ID, after a change of the secret too', () => {
  for (const id of IDS) {
    const messageId = ids.create(id, 'maya@harborline.test');
    expect(ids.ledgerIdIn(messageId)).toBe(id);
    expect(ids.ledgerIdIn(messageId.slice(1, -1))).toBe(id);
    expect(createMessageIds([other, secret]).ledgerIdIn(messageId)).toBe(id);
  }
});

test('a Message-ID is a UUID by lot: neighbours of the ledger have nothing in common but their domain', () => {
  const written = Array.from({ length: 2_000 }, (_, index) => ids.create(String(index + 1), 'maya@harborline.test'));
  const V4 = /^<([0-9a-f]{8})-([0-9a-f]{4})-4([0-9a-f]{3})-([89ab])([0-9a-f]{3})-([0-9a-f]{12})@harborline[.]test>$/;
  const digits = written.map((messageId) => V4.exec(messageId)?.slice(1).join('') ?? '');
  expect(new Set(written).size).toBe(written.length);
  // Every place but the variant's takes all sixteen digits, each about as often as the others.
  for (let place = 0; place < 31; place += 1) {
    const counts = Map.groupBy(digits, (each) => each.charAt(place));
    expect(counts.size, `place ${place}`).toBe(place === 15 ? 4 : 16);
    for (const same of counts.values()) expect(same.length).toBeLessThan((2 * written.length) / counts.size);
  }
  expect(written.toSorted()).not.toEqual(written);
});

test('a Message-ID of another installation, or of anybody else’s, has no number', () => {
  const strange = Array.from({ length: 500 }, () => `<${randomUUID()}@harborline.test>`);
  const foreign = IDS.map((id) => createMessageIds([other]).create(id, 'maya@harborline.test'));
  expect([...strange, ...foreign].filter((id) => ids.ledgerIdIn(id) !== undefined).length).toBeLessThan(3);
});

test('mails that went out before Message-IDs were drawn by lot are still known by theirs', () => {
  expect(ids.ledgerIdIn('<1z.0123456789abcdef01@harborline.test>')).toBe('71');
});

test.each(['', '<x@y>', '<1z.nothex@harborline.test>', '<1z.0123456789abcdef01@a b>', `<${'z'.repeat(400)}>`])(
  'nothing is found in %j',
  (text) => {
    expect(ids.ledgerIdIn(text)).toBeUndefined();
  },
);
