import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.tsx';
import { leanMessage } from './lean-message.ts';

test('a lean message says what it said before, however many others share its parts', () => {
  const few = fc.constantFrom('', 'Katrin', '["', 'katrin@nordkai.test');
  const person = fc.record({ name: few, email: few });
  const messages = fc.array(
    fc
      .record({ account: few, folder: few, sender: person, to: fc.array(person, { maxLength: 2 }), read: fc.boolean() })
      .map(({ to, read, ...more }) =>
        aMessage({ ...more, receivers: { to, cc: [], bcc: to }, flags: { ...aMessage().flags, read } }),
      ),
  );
  fc.assert(
    fc.property(messages, (all) => {
      expect(all.map(leanMessage)).toEqual(all);
    }),
  );
});

test('what is alike in many messages is in memory once', () => {
  const [one, other] = [leanMessage(aMessage()), leanMessage(aMessage())];
  expect(one.flags).toBe(other.flags);
  expect(one.sender).toBe(other.sender);
  expect(one.receivers).toBe(other.receivers);
  expect(one.attachments).toBe(other.attachments);
});
