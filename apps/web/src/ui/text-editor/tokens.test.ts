import { compileTemplate } from '@outrider/template/compile-template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChoices, findVariables, variableDefault, variableName, withDefault } from './tokens.ts';

const cut = (text: string, ranges: readonly { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => text.slice(from, to));

test('variables are found with what they say, choices as a whole', () => {
  const text = 'Hi {{firstName | default: "there"}}, {Last month|In {October|May}} {{random | a | b}} {{ broken | x }}';
  expect(findVariables(text).map(({ inner }) => inner)).toEqual(['firstName | default: "there"']);
  expect(cut(text, findChoices(text))).toEqual(['{Last month|In {October|May}}', '{{random | a | b}}']);
});

test('a variable inside a choice is a variable, and the choice goes around it', () => {
  const text = '{Hi {{firstName}}|Hello}';
  expect(cut(text, findVariables(text))).toEqual(['{{firstName}}']);
  expect(cut(text, findChoices(text))).toEqual([text]);
});

test('a default is put, changed and taken away, and other filters stay', () => {
  expect(withDefault('company', 'your team')).toBe('company | default: "your team"');
  expect(withDefault('company | upcase | default: "x"', 'y')).toBe('company | upcase | default: "y"');
  expect(withDefault('company | default: "x"', '')).toBe('company');
  expect(variableName('company | upcase')).toBe('company');
  expect(variableDefault('company | default: ""')).toBe('');
  expect(variableDefault('company')).toBeUndefined();
});

test('in any text, every variable found is one the sender reads too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('{', '}', '{{', '}}', 'name', '|', ' ', 'default: "x"', '\\'), { maxLength: 25 }),
      (parts) => {
        const text = parts.join('');
        for (const { from, to, inner } of findVariables(text)) {
          const read = compileTemplate(text.slice(from, to));
          expect(read.problems).toEqual([]);
          expect(read.variables.map(({ name }) => name)).toEqual([variableName(inner)]);
        }
      },
    ),
  );
});
