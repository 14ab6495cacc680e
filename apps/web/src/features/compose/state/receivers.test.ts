import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEMBER_TYPES, type Receiver } from './mail.ts';
import {
  addReceivers,
  isValidEmail,
  moveReceiver,
  parseReceivers,
  readReceiver,
  remindedOf,
  stepReceiver,
  writeReceiver,
} from './receivers.ts';

test('a pasted list is read with any separator', () => {
  const text = [
    'Katrin Vogel <katrin.vogel@nordkai.test>; hanna@nordkai.test',
    'Brandt, Jonas <jonas@harborline.test>\tpiet@scheldefreight.test (Piet)',
    '"Auer, Stefan" <stefan@auer.test>,invalid address',
  ].join('\r\n');
  expect(parseReceivers(text).map(({ name, email }) => [name, email])).toEqual([
    ['Katrin Vogel', 'katrin.vogel@nordkai.test'],
    ['', 'hanna@nordkai.test'],
    ['Brandt, Jonas', 'jonas@harborline.test'],
    ['Piet', 'piet@scheldefreight.test'],
    ['Auer, Stefan', 'stefan@auer.test'],
    ['', 'invalid address'],
  ]);
});

test.each([
  ['katrin@nordkai.test', true],
  ['katrin@nordkai', false],
  ['katrin@nordkai.t', false],
  ['katrin@nordkai.co2', true],
  ['katrin', false],
  ['katrin@nordkai.test\r\nBcc: all@x.test', false],
])('%j can be written to: %j', (email, isValid) => expect(isValidEmail(email)).toBe(isValid));

test('a person in one line already is not added to another', () => {
  const there: Receiver[] = [{ email: 'Katrin@nordkai.test', name: 'Katrin', mailMemberType: 'cc' }];
  expect(addReceivers(there, parseReceivers('katrin@nordkai.test, hanna@nordkai.test'))).toHaveLength(2);
});

const name = fc.string({ unit: fc.constantFrom(...Array.from('ab Ü".,<>@()\\;张')), maxLength: 12 });
const person = fc.record({
  name: name.map((text) => text.trim().replaceAll(/\s+/g, ' ')),
  email: fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.test$/),
  mailMemberType: fc.constantFrom(...MEMBER_TYPES),
});

test('what is written for a person is read as the same person', () => {
  fc.assert(
    fc.property(person, (each) => {
      expect(readReceiver(writeReceiver(each), each.mailMemberType)).toEqual(each);
    }),
  );
});

test('moving people between the lines loses and doubles nobody', () => {
  const list = fc.uniqueArray(person, { selector: ({ email }) => email, maxLength: 8 });
  const move = fc.record({
    index: fc.nat(),
    to: fc.constantFrom(...MEMBER_TYPES),
    before: fc.nat(),
    byKey: fc.boolean(),
  });
  fc.assert(
    fc.property(list, fc.array(move, { maxLength: 10 }), (people, moves) => {
      let now = people;
      for (const { index, to, before, byKey } of moves) {
        const email = now[index % now.length]?.email ?? '';
        if (byKey) now = stepReceiver(now, email, index % 2 === 0 ? 1 : -1);
        else {
          now = moveReceiver(now, email, to, now[before % now.length]?.email);
          if (now.length > 0 && people[before % people.length]?.email !== email)
            expect(now.some((each) => each.email === email)).toBe(true);
        }
      }
      expect(now.map(({ email }) => email).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    }),
  );
});

test('a reminder is about the people in the mail, and stays about everybody where it was', () => {
  const [ana, ben, wrong] = ['ana@x.test', 'ben@x.test', 'no address'].map((email) => readReceiver(email, 'to'));
  if (!ana || !ben || !wrong) throw new Error('no people');
  expect(remindedOf(['ana@x.test'], [ana], [ana, ben, wrong])).toEqual(['ana@x.test', 'ben@x.test']);
  expect(remindedOf(['ana@x.test'], [ana, ben], [ana, ben])).toEqual(['ana@x.test']);
  expect(remindedOf(['ana@x.test'], [ana, ben], [ben])).toEqual([]);
  expect(remindedOf([], [ana], [ana, ben])).toEqual([]);
});
