import { expect, test } from 'vitest';
import { frameDocument } from './frame-document.ts';

const ORIGIN = 'https://app.outrider.test';

test('a mail may show our own images and nothing else', () => {
  const page = frameDocument('<p>Hello</p>', 'light', ORIGIN);
  expect(page).toContain(`default-src 'none'; img-src data: ${ORIGIN}/tp/api/hmail/image; style-src 'unsafe-inline'`);
  expect(page).toContain('<p>Hello</p>');
});

test('in the dark a mail without colours of its own is light on dark, one that paints stays on paper', () => {
  expect(frameDocument('<p style="color:#000">Hello</p>', 'dark', ORIGIN)).toContain('color:inherit!important');
  const painted = frameDocument('<table bgcolor="#ffffff"><td>Hello</td></table>', 'dark', ORIGIN);
  expect(painted).toContain('background:#fff');
  expect(painted).not.toContain('inherit!important');
});
