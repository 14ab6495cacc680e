import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { editContract } from './pure-contract.ts';

const edited = (code: string) => editContract(code, parseAst(code));

test('An endpoint makes its schemas when they are asked for, and once', () => {
  const made: string[] = [];
  const code = `endpoint({ input: make('input'), output: make('output') })`;
  const describe = new Function('endpoint', 'make', `return ${edited(code)}`);
  const definition = describe(
    (of: object) => of,
    (name: string) => {
      made.push(name);
      return { name };
    },
  );
  expect(made).toEqual([]);
  expect(definition.output).toBe(definition.output);
  expect(definition.input).toEqual({ name: 'input' });
  expect(made).toEqual(['output', 'input']);
});

test('A schema keeps its fields, whatever their names', () => {
  const code = 'const sizes = z.object({ input: z.number(), output: z.number() });';
  expect(edited(code).replaceAll('/* @__PURE__ */ ', '')).toBe(code);
});

test('A bundler may leave out every call that is made while the module loads, and none inside a function', () => {
  const code = 'const size = z.number().min(1);\nconst half = (value) => Math.round(value / 2);';
  expect(edited(code)).toBe(
    'const size = /* @__PURE__ */ z.number().min(1);\nconst half = (value) => Math.round(value / 2);',
  );
});

test('What an endpoint says of itself stays out of the pages', () => {
  const code = "endpoint({ summary: 'Lists the mailboxes', path: '/sirius/list' })";
  expect(edited(code)).toContain("summary: '', path: '/sirius/list'");
});
