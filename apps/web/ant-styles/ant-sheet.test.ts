import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const WRITE = `
  const { antSheet, readTokens } = await import('./ant-sheet.ts');
  process.stdout.write(JSON.stringify({ sheet: antSheet(), light: readTokens('light'), dark: readTokens('dark') }));`;

/** In a process of its own, as a build does it: Vitest resolves Ant Design's modules by rules of its own. */
const made = execFileSync(process.execPath, ['--input-type=module', '--eval', WRITE], { cwd: import.meta.dirname });
const { sheet, ...tokens }: { sheet: string; light: object; dark: object } = JSON.parse(made.toString());
const names = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, name]) => name));

test('the sheet has the colours of the light page, and those of the dark one under its attribute', () => {
  expect(sheet).toContain('\n.ant-tokens{--ant-color-primary-hover:#2a2a2e;}');
  expect(sheet).toContain("\n:where([data-theme='dark']) .ant-tokens{--ant-color-primary-hover:#dcdce0;}");
});

/** Set by a control on its own element, or by nobody unless a screen asks for it. */
const NOT_OF_A_THEME = ['--ant-col--flex', '--ant-modal-xs-width', '--ant-steps-description-max-width'];

test('every variable of a theme that a style reads has a value', () => {
  const set = names(/(--ant-[\w-]+):/g);
  const read = names(/var\((--ant-[\w-]+)\)/g);
  expect(new Set([...read].filter((name) => !set.has(name)))).toEqual(new Set(NOT_OF_A_THEME));
});

test('rules for other reading directions and for columns are left out, and those of dialogs and menus are there', () => {
  expect(sheet).not.toMatch(/^(?:\.ant-select-rtl|\.ant-col-\d+\{)/m);
  for (const control of ['.ant-modal', '.ant-dropdown', '.ant-select', '.ant-drawer', '.ant-popover']) {
    expect(sheet).toContain(`\n${control}{`);
  }
});

test('a rule that is also for columns is there for the rest: labels stand above their fields', () => {
  expect(sheet).toMatch(/^\.ant-form-item-vertical .*>\.ant-form-item-label,.*\.ant-col-24\.ant-form-item-label/m);
});

test('the widths at which a window changes are known to the controls in both themes', () => {
  for (const mode of ['light', 'dark'] as const) {
    expect(tokens[mode]).toMatchObject({ screenXSMin: 480, screenSM: 576, screenXXLMax: 1919 });
  }
});
