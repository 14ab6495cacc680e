import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesOf, leaveOut, planRecipients } from './plan-recipients.ts';

const plan = (lists: Partial<Parameters<typeof planRecipients>[0]>) =>
  planRecipients({ to: [], cc: [], bcc: [], isOneRcpt: false, ...lists });

test('a mail names everybody once, in the most visible list they stand in', () => {
  const { mails, count } = plan({
    to: ['Ada <ada@one.test>'],
    cc: ['ADA@one.test', 'bob@two.test'],
    bcc: ['bob@two.test', 'eve@three.test'],
  });
  expect(count).toBe(3);
  expect(mails).toEqual([
    {
      to: [{ name: 'Ada', address: 'ada@one.test' }],
      cc: [{ name: '', address: 'bob@two.test' }],
      bcc: [{ name: '', address: 'eve@three.test' }],
    },
  ]);
});

test('what is no address is dropped and named, and blanks are nothing', () => {
  expect(plan({ to: ['ada@one.test', 'not an address', ' ', 'a@b@c'] })).toMatchObject({
    malformed: ['not an address', 'a@b@c'],
    count: 1,
  });
  expect(plan({ to: ['  '] })).toEqual({ mails: [], malformed: [], count: 0 });
});

test('with one mail for each, cc and bcc are merged into to and nobody sees the others', () => {
  const { mails } = plan({ to: ['a@x.test'], cc: ['b@x.test'], bcc: ['c@x.test'], isOneRcpt: true });
  expect(mails.map(addressesOf)).toEqual([['a@x.test'], ['b@x.test'], ['c@x.test']]);
  expect(mails.every(({ to, cc, bcc }) => to.length === 1 && cc.length + bcc.length === 0)).toBe(true);
});

test('an entry with a second line or a second address never becomes two recipients', () => {
  for (const hostile of [
    'a@x.test\r\nBcc: b@y.test',
    'a@x.test, b@y.test',
    'a@x.test> RCPT TO:<b@y.test',
    'x <a@x.test>, <b@y.test>',
  ])
    expect(plan({ to: [hostile] })).toMatchObject({ mails: [], malformed: [hostile.trim()] });
});

test('everybody who can be written to is in exactly one place, with any lists', () => {
  const entry = fc.oneof(
    fc.nat({ max: 9 }).map((n) => `p${n}@x.test`),
    fc.nat({ max: 9 }).map((n) => `P <P${n}@X.test>`),
    fc.string(),
  );
  const list = fc.array(entry, { maxLength: 12 });
  fc.assert(
    fc.property(list, list, list, fc.boolean(), (to, cc, bcc, isOneRcpt) => {
      const { mails, count } = planRecipients({ to, cc, bcc, isOneRcpt });
      const all = mails.flatMap(addressesOf).map((address) => address.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBe(count);
      const kept = leaveOut(mails, (address) => address.toLowerCase() === 'p1@x.test').flatMap(addressesOf);
      expect(kept.length).toBe(count - (all.includes('p1@x.test') ? 1 : 0));
    }),
  );
});
