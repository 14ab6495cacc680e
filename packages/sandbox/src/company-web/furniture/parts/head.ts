import { escapeHtml as esc } from '../../fill.ts';
import { type Dice, times } from '../dice.ts';
import type { Owner, PageName } from '../furniture.ts';

const ICONS = [16, 32, 57, 72, 120, 152, 180, 192];
const FONTS = ['regular', 'italic', '600', '700'];

/** What every site's head has: how it is shown, its icons, fonts and files of style. */
export function siteHead({ name, description }: Owner, dice: Dice, { icons, fonts, sheets }: Counts): string {
  const family = `font-${dice.token(4)}`;
  const theme = `/assets/${dice.token(6)}`;
  return `<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<meta name="robots" content="index, follow, max-image-preview:large">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="#${dice.number(0x100000, 0xffffff).toString(16)}">
<meta name="application-name" content="${esc(name)}">
${ICONS.slice(0, icons)
  .map((side) => `<link rel="icon" type="image/png" sizes="${side}x${side}" href="${theme}/icon-${side}.png">\n`)
  .join('')}<link rel="preconnect" href="https://fonts.test" crossorigin>
${FONTS.slice(0, fonts)
  .map(
    (cut) =>
      `<link rel="preload" as="font" type="font/woff2" href="${theme}/fonts/${family}-${cut}.woff2" crossorigin>\n`,
  )
  .join('')}${times(
  sheets,
  () => `<link rel="stylesheet" href="${theme}/${dice.token(7)}.css?v=${dice.number(1, 9)}.${dice.number(0, 30)}">\n`,
)}`;
}

type Counts = { icons: number; fonts: number; sheets: number };

/** What the head says of this page: for search engines and for those who pass its address on. */
export function pageHead({ host, name, language, description }: Owner, { path, title }: PageName): string {
  const url = `http://${host}${path}`;
  const named = path === '/' ? esc(name) : `${esc(title)} | ${esc(name)}`;
  return `<link rel="canonical" href="${url}"><link rel="alternate" hreflang="${language}" href="${url}">
<meta property="og:type" content="website"><meta property="og:site_name" content="${esc(name)}">
<meta property="og:title" content="${named}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${url}"><meta property="og:image" content="http://${host}/media/share-1200x630.jpg">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
${linkedData({ '@context': 'https://schema.org', '@graph': [website(host, name, language), crumbs(host, name, { path, title })] })}`;
}

const website = (host: string, name: string, language: string) => ({
  '@type': 'WebSite',
  '@id': `http://${host}/#website`,
  url: `http://${host}/`,
  name,
  inLanguage: language,
  potentialAction: { '@type': 'SearchAction', target: `http://${host}/?s={term}`, 'query-input': 'required name=term' },
});

const crumbs = (host: string, name: string, { path, title }: PageName) => ({
  '@type': 'BreadcrumbList',
  '@id': `http://${host}${path}#crumbs`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name, item: `http://${host}/` },
    ...(path === '/' ? [] : [{ '@type': 'ListItem', position: 2, name: title, item: `http://${host}${path}` }]),
  ],
});

/** `</script>` inside a string would end the element. */
const linkedData = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
