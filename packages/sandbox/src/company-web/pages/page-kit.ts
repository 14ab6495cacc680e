import { furnish } from '../furniture/furnish.ts';
import type { Site } from '../site.ts';
import { templateOf } from '../templates/registry.ts';
import type { Language, WebPage } from '../web-types.ts';

/** What ISO 8859-1 cannot write stands as an entity, as old editors had it. */
const toLatin1 = (html: string) => html.replace(/[\u0100-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`);

export type Draft = { path: string; title: string; body: string; head?: string };

export function htmlPage(site: Site, { path, title, body, head }: Draft): WebPage {
  const { company, traits } = site;
  const around = furnish(site, { path, title });
  const shell = templateOf('shell', traits.templates.shell);
  const html = shell({ site, path, title, body, around, ...(head ? { head } : {}) });
  const isLatin1 = traits.encoding !== 'utf8';
  const charset = { utf8: '; charset=utf-8', 'latin1-header': '; charset=iso-8859-1', 'latin1-meta': '' }[
    traits.encoding
  ];
  return {
    ...plainPage(`http://${company.host}${path}`, isLatin1 ? toLatin1(html) : html, company.language),
    contentType: `text/html${charset}`,
    encoding: isLatin1 ? 'latin1' : 'utf8',
  };
}

export const plainPage = (url: string, html: string, language: Language): WebPage => ({
  url,
  html,
  contentType: 'text/html; charset=utf-8',
  language,
  status: 200,
  delayMs: 0,
  encoding: 'utf8',
});

export const textPage = (url: string, text: string, type = 'text/plain'): WebPage => ({
  ...plainPage(url, text, 'en'),
  contentType: `${type}; charset=utf-8`,
});

export const redirectPage = (url: string, location: string): WebPage => ({
  ...textPage(url, ''),
  status: 301,
  location,
});

/** The page whose declared letters are not the ones it is sent in. */
export function withWrongCharset(page: WebPage): WebPage {
  if (/[\u0100-\u{10ffff}]/u.test(page.html))
    return { ...page, contentType: 'text/html; charset=iso-8859-1', encoding: 'utf8' };
  return { ...page, contentType: 'text/html; charset=utf-8', encoding: 'latin1' };
}

export const robotsText = (host: string, closed: readonly string[]): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(closed.length > 0 ? [] : ['Allow: /']),
    `Sitemap: http://${host}/sitemap.xml`,
    '',
  ].join('\n');

export const sitemapText = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<url><loc>${url}</loc></url>`)
    .join('')}</urlset>`;
