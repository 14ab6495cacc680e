import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walkTags } from './walk-tags.ts';

const walk = (html: string) => {
  const seen: string[] = [];
  walkTags(html, {
    open: ({ name, attributes }) =>
      seen.push(`<${[name, ...[...attributes].map(([key, value]) => `${key}=${value}`)].join(' ')}>`),
    close: (name) => seen.push(`</${name}>`),
    text: (text) => seen.push(text),
  });
  return seen;
};

it.each([
  ['<p class="a b" ID=c hidden>x</P >', ['<p class=a b id=c hidden=>', 'x', '</p>']],
  ['<a title="a > b" href=\'/x?a=1&amp;b=2\'>y</a>', ['<a title=a > b href=/x?a=1&b=2>', 'y', '</a>']],
  ['a &lt; b &amp; c < d', ['a < b & c < d']],
  ['<!-- <b>no</b> -->x<!doctype html>y<?php z ?>', ['x', 'y']],
  ['<script>if (a < b) "</p>"</script><i>x', ['<script>', 'if (a < b) "</p>"', '</script>', '<i>', 'x']],
  [
    '<svg><path d="M0 0"/></svg><template><p>x</template>y',
    ['<svg>', '<path d="M0 0"/>', '</svg>', '<template>', '<p>x', '</template>', 'y'],
  ],
  ['<title>a &amp; <b></title>', ['<title>', 'a & <b>', '</title>']],
  ['x<br/>y<img alt=z>', ['x', '<br>', 'y', '<img alt=z>']],
  ['x<p class="never closed', ['x']],
])('walks over %s', (html, seen) => {
  expect(walk(html)).toEqual(seen);
});

it('loses no text of a page without tags and entities', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replace(/[<&]/gu, ' ');
      expect(walk(plain).join('')).toBe(plain);
    }),
  );
});
