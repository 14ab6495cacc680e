import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineReader } from './read-lines.ts';

const readLines = (text: string) => createLineReader()(text);

test('each address is taken once in upper and lower case, and a wrong line is named', () => {
  const text = 'ada@a.test\r\n\n  BO@b.test \nAda@A.test\ngunnar@@c.test\nBo Lind <bo@b.test>\nno address';
  expect(readLines(text)).toEqual({ addresses: ['ada@a.test', 'BO@b.test'], twice: 2, wrong: [5, 7] });
});

test('an empty text has nothing to check', () => {
  expect(readLines(' \n\r\n')).toEqual({ addresses: [], twice: 0, wrong: [] });
});

test('every line that says something is an address, a repetition or wrong', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.emailAddress())), (lines) => {
      const text = lines.join('\n');
      const { addresses, twice, wrong } = readLines(text);
      const said = text.split('\n').filter((line) => line.trim() !== '');
      expect(addresses.length + twice + wrong.length).toBe(said.length);
    }),
  );
});

test('a text that is read again after a change is read as if it were new', () => {
  const read = createLineReader();
  read('ada@a.test\nbo@b.test\nnobody');
  expect(read('ada@a.test\nbo@\nnobody\nada@a.test')).toEqual({ addresses: ['ada@a.test'], twice: 1, wrong: [2, 3] });
});
