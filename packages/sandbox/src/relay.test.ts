import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReply } from './relay.ts';

test('a reply is read without the marks that every line of it repeats', () => {
  expect(
    readReply('550-5.1.1 The email account does not exist. Please try\n550 5.1.1  https://help.test/NoSuchUser'),
  ).toEqual({
    code: 550,
    status: '5.1.1',
    text: 'The email account does not exist. Please try https://help.test/NoSuchUser',
  });
  expect(readReply('554 delivery error: dd')).toEqual({ code: 554, status: '5.0.0', text: 'delivery error: dd' });
  expect(readReply('421')).toEqual({ code: 421, status: '4.0.0', text: '' });
});

test('any reply becomes one line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 599 }),
      fc.string({ unit: fc.constantFrom('\r', '\n', ' ', '-', '.', '5', '1', 'a', '\0', 'ü') }),
      (code, words) => {
        const { text, status } = readReply(`${code} ${words}`);
        expect(text).not.toMatch(/[\r\n]/);
        expect(status).toMatch(/^\d\.\d{1,3}\.\d{1,3}$/);
      },
    ),
  );
});
