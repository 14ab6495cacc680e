import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const LINES = { isTable: false };

test.each([
  ['one a line, in any kind of line', 'a@x.test\r\nb@x.test\rc@x.test\u2028d@x.test', 4],
  ['several in a line', 'a@x.test, b@x.test; c@x.test', 3],
  ['names beside them', '"Krantz, Helena" <a@x.test>\nOps (team) <b@x.test>', 2],
  ['marks a file begins with, and spaces one cannot see', '\ufeffa@x.test\u200b', 1],
  ['addresses in other letters', 'jörg@müller.test', 1],
  ['nothing', ' \n\t\n', 0],
])('%s', (_name, text, count) => {
  expect(readAddresses(text, LINES).emails).toHaveLength(count);
});

test('the head of a table is not a wrong address, a broken cell is', () => {
  const { emails, notAddresses } = readAddresses('name,mail\nA,a@x.test\nB,b@@x.test\n', { isTable: true });
  expect({ emails, notAddresses }).toEqual({ emails: ['a@x.test'], notAddresses: 1 });
});

test('what was written one a line is read again, each once, with any line ends', () => {
  const local = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);
  const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n\t');
  fc.assert(
    fc.property(fc.array(local, { minLength: 1 }), ends, (names, end) => {
      const { emails, twice } = readAddresses(names.map((name) => `${name}@x.test`).join(end), LINES);
      expect(emails).toEqual([...new Set(names)].map((name) => `${name}@x.test`));
      expect(twice).toBe(names.length - emails.length);
    }),
  );
});

test('a line of a million spaces is read as fast as any other', () => {
  const { emails } = readAddresses(`a@x.test,${' '.repeat(1_000_000)}|${'<'.repeat(100_000)}|b@x.test`, LINES);
  expect(emails).toEqual(['a@x.test', 'b@x.test']);
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('@', '<', '>', '"', ',', ' ', '\n', 'a', '.', '\ud800', 'ü') }),
      (text) => void readAddresses(text, LINES),
    ),
  );
});
