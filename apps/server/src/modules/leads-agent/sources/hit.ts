import type { Hit } from './source.ts';

const URL_MAX = 2_000;
const TEXT_MAX = 1_000;

/** A hit as sources give it: text may carry marks and entities, and an address may be anything. Nothing where it is no page. */
export function readHit(url: string, title = '', snippet = ''): Hit[] {
  const parsed = url.length <= URL_MAX ? URL.parse(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return [];
  parsed.hash = '';
  return [{ url: parsed.href, title: plain(title), snippet: plain(snippet) }];
}

/** Brave and Google set the words that were found in bold. */
const plain = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .replace(/<\/?(?:strong|b|em)>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};
