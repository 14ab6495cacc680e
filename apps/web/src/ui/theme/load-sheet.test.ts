// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadSheet } from './load-sheet.ts';

const link = () => document.head.querySelector('link');

test('a sheet stands before those that were there, and is ready once it has come', async () => {
  document.head.innerHTML = '<style></style>';
  const ready = loadSheet('/assets/controls.css');
  expect(document.head.firstElementChild).toBe(link());
  link()?.dispatchEvent(new Event('load'));
  await expect(ready).resolves.toBeUndefined();
});

test('a sheet that does not arrive is taken away and reported, so that it can be asked for again', async () => {
  document.head.innerHTML = '';
  const ready = loadSheet('/assets/controls.css');
  link()?.dispatchEvent(new Event('error'));
  await expect(ready).rejects.toThrow('/assets/controls.css did not arrive');
  expect(link()).toBeNull();
});
