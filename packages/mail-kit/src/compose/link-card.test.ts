import { expect, test } from 'vitest';
import { linkCard } from './link-card.ts';

test('files that go as links are named with size and end, and no name breaks out of the page', () => {
  const file = {
    name: '<b>"x"&.pdf',
    size: 18_874_368,
    url: 'https://app.test/f/t?a=1&b=2',
    expiresAt: '2026-12-17T00:00:00Z',
  };
  const { html, text } = linkCard([file]);
  expect(html).toContain('<a href="https://app.test/f/t?a=1&amp;b=2">&lt;b&gt;');
  expect(html).not.toContain('<b>');
  expect(text).toBe('<b>"x"&.pdf (18 MB, until 2026-12-17)\nhttps://app.test/f/t?a=1&b=2');
});
