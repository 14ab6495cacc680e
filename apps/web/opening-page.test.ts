import { expect, test } from 'vitest';
import { asScriptsOfTheirOwn } from './opening-page.ts';

const built = (preloads: string) => `
    <script  defer src="/config.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>${preloads}
    <style></style>`;
const preload = (name: string) => `\n    <link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
const scripts = (html: string) => [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, url]) => url);

test('The scripts that the first one imports stand in the page before it, in their order, and behind its settings', () => {
  const html = asScriptsOfTheirOwn(built(preload('react-1') + preload('shared-1')));
  expect(scripts(html)).toEqual(['/config.js', '/assets/react-1.js', '/assets/shared-1.js', '/assets/index-1.js']);
  expect(html).not.toContain('modulepreload');
});

test('A page without a script of its own is refused, as nothing would start', () => {
  expect(() => asScriptsOfTheirOwn('<script defer src="/config.js"></script>')).toThrow('no script');
});
