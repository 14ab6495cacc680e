import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitReply } from '../reply/split-reply.ts';
import { addressWrittenTo, answerRecipients } from './answer-recipients.ts';
import { quoteHead } from './quote-head.ts';

const person = (email: string, name = '') => ({ name, email });
const isOwn = (address: string) => address.toLowerCase().endsWith('@us.test');
const MAIL = { from: person('nora@them.test'), replyTo: [], to: [person('maya@us.test')], cc: [] };

test('an answer to a mail of our own goes on to those it was written to', () => {
  const ours = {
    from: person('maya@us.test'),
    replyTo: [person('maya@us.test')],
    to: [person('nora@them.test')],
    cc: [person('olaf@them.test')],
  };
  expect(answerRecipients(ours, 'reply', isOwn)).toEqual({ to: [person('nora@them.test')], cc: [] });
  expect(answerRecipients(ours, 'replyAll', isOwn)).toEqual({
    to: [person('nora@them.test')],
    cc: [person('olaf@them.test')],
  });
});

test('a mail among our own addresses is answered to its writer', () => {
  const inner = { from: person('finn@us.test'), replyTo: [], to: [person('maya@us.test')], cc: [] };
  expect(answerRecipients(inner, 'replyAll', isOwn).to).toEqual([person('maya@us.test')]);
});

test('the answer comes from the address that was written to, also in Cc', () => {
  expect(addressWrittenTo(MAIL, ['info@us.test', 'MAYA@us.test'])).toBe('maya@us.test');
  const copied = { ...MAIL, to: [person('list@them.test')], cc: [person('Info@us.test')] };
  expect(addressWrittenTo(copied, ['maya@us.test', 'info@us.test'])).toBe('info@us.test');
  expect(addressWrittenTo({ ...MAIL, to: [] }, ['maya@us.test'])).toBeUndefined();
});

test('with any recipients of a mail, its answer goes to a person, to nobody twice, and to us only where nobody else is there', () => {
  const people = fc.array(
    fc
      .constantFrom('a@us.test', 'b@us.test', 'c@them.test', 'C@them.test', 'd@them.test', '')
      .map((email) => person(email)),
    { maxLength: 5 },
  );
  const from = fc.constantFrom('a@us.test', 'c@them.test', 'e@them.test').map((email) => person(email));
  fc.assert(
    fc.property(
      from,
      people,
      people,
      people,
      fc.constantFrom('reply' as const, 'replyAll' as const),
      (writer, replyTo, to, cc, kind) => {
        const answer = answerRecipients({ from: writer, replyTo, to, cc }, kind, isOwn);
        const all = [...answer.to, ...answer.cc].map(({ email }) => email.toLowerCase());
        expect(answer.to.length).toBeGreaterThan(0);
        expect(new Set(all).size).toBe(all.length);
        expect(all.some(isOwn) && all.length > 1).toBe(false);
      },
    ),
  );
});

test.each(['en', 'zh', 'de'] as const)(
  'what stands above a quote in %s is known as such when it comes back',
  (language) => {
    const quoted = {
      ...MAIL,
      from: person('nora@them.test', 'Nora "N" Nord'),
      subject: 'Offer',
      at: new Date('2026-11-10T09:00:00Z'),
    };
    const head = quoteHead(quoted, { kind: 'reply', language, timeZone: 'Asia/Shanghai' });
    const { written } = splitReply({ text: `My answer.\n\n${head}\n> the original\n> of two lines\n` });
    expect(written).toBe('My answer.');
  },
);
