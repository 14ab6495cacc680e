import type { Plugin } from 'vite';

/** The one font file every page needs; the other alphabets wait until a page uses them. */
const PRELOADED_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

export const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => PRELOADED_FONT.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      })),
};

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Style sheets stand behind the frame of the page, so that it is drawn before they have come. Scripts wait for them where
 * they stand, as they would in the head.
 */
export const stylesAfterFrame: Plugin = {
  name: 'styles-after-frame',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(STYLE_SHEET) ?? [];
      return html.replace(STYLE_SHEET, '').replace('</body>', `${sheets.map((sheet) => sheet.trim()).join('')}</body>`);
    },
  },
};

const ENTRY = /<script type="module"[^>]*><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** A page draws its frame without them: what it needs for that, and the font, is fetched first. */
const scriptTag = (url: string) => `<script type="module" fetchpriority="low" crossorigin src="${url}"></script>`;

/**
 * A browser runs what one script imports in one task, which kept a slow phone from answering for 200 ms. Scripts that stand in the
 * page, in the order in which they need each other, run in a task each.
 */
export function asScriptsOfTheirOwn(html: string): string {
  const entry = ENTRY.exec(html)?.[0];
  if (!entry) throw new Error('The page has no script.');
  const urls = Array.from(html.matchAll(PRELOADED), ([, url = '']) => url);
  const [, entryUrl = ''] = / src="([^"]+)"/.exec(entry) ?? [];
  const tags = [...urls, entryUrl].map(scriptTag).join('\n    ');
  return html.replace(PRELOADED, '').replace(entry, tags);
}

export const scriptsOfTheirOwn: Plugin = {
  name: 'scripts-of-their-own',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: asScriptsOfTheirOwn },
};
