import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { editContract } from './pure-contract.ts';

const edited = (code: string) => editContract(code, parseAst(code));

test('An endpoint makes its schemas when they are asked for, and once', async () => {
  const code = `
    export const made = [];
    const make = (name) => { made.push(name); return { name }; };
    const endpoint = (definition) => definition;
    export const call = endpoint({ input: make('input'), output: make('output') });`;
  const { made, call } = await import(`data:text/javascript,${encodeURIComponent(edited(code))}`);
  expect(made).toEqual([]);
  expect(call.output).toBe(call.output);
  expect(call.input).toEqual({ name: 'input' });
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
