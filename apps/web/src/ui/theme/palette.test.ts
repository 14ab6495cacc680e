import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE, type ThemeMode } from './palette.ts';

const css = readFileSync(`${import.meta.dirname}/../tokens.css`, 'utf8');
const blocks: Record<ThemeMode, string> = {
  light: css.slice(0, css.indexOf('[data-theme')),
  dark: css.slice(css.indexOf('[data-theme')),
};
const plain = (value: string | undefined) => value?.replace(/\s+/g, ' ').trim();

test.each(['light', 'dark'] as const)('the %s colours given to Ant Design are those of the style sheet', (mode) => {
  for (const [name, value] of Object.entries(PALETTE[mode])) {
    const inMode = blocks[mode].match(new RegExp(`--${name}:([^;]+);`))?.[1];
    // What the dark block leaves out it takes from the light one.
    const declared = inMode ?? blocks.light.match(new RegExp(`--${name}:([^;]+);`))?.[1];
    expect(plain(declared), name).toBe(plain(value));
  }
});
