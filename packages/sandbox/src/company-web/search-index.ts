import type { SearchHit, WebPage } from './web-types.ts';

/** BM25's usual settings. */
const K1 = 1.2;
const B = 0.75;
/** A word in the title counts as often as so many in the text. */
const TITLE_WEIGHT = 3;
const SNIPPET_CHARACTERS = 200;
const LIMIT = 10;

type Entry = { url: string; title: string; text: string; length: number };

export type SearchIndex = { search(query: string, page?: { offset?: number; limit?: number }): SearchHit[] };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? whole),
  );

/** Where what a reader does not see begins and ends. */
const UNSEEN = [
  ['<!--', '-->'],
  ['<head>', '</head>'],
  ['<script', '</script>'],
  ['<style', '</style>'],
] as const;
const INLINE = new Set(['b', 'i', 'em', 'strong', 'span', 'a', 'font', 'small']);
/** A tag's name is within so many characters of its beginning. */
const TAG_NAME_MAX = 12;

/** A page as a search engine keeps it: no head, no scripts, no tags. Reads it once over; what never ends is dropped. */
function textOf(html: string): string {
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    const ends = UNSEEN.find(([begins]) => lower.startsWith(begins, open))?.[1] ?? '>';
    const end = lower.indexOf(ends, open);
    if (end === -1) break;
    const name = /^<\/?([a-z]*)/.exec(lower.slice(open, open + TAG_NAME_MAX))?.[1] ?? '';
    if (!INLINE.has(name)) text += ' ';
    at = end + ends.length;
  }
  return decode(text).replace(/\s+/g, ' ').trim();
}

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .match(/[\p{L}\d]+/gu) ?? [];

/** Words of all pages, ranked as BM25 does; every word of a question counts, none has to be there. */
export function makeSearchIndex(pages: Iterable<WebPage>): SearchIndex {
  const entries: Entry[] = [];
  const postings = new Map<string, Map<number, number>>();
  let total = 0;
  for (const { url, html } of pages) {
    const title = decode(/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? url);
    const text = textOf(html);
    const words = tokensOf(text);
    const place = entries.push({ url, title, text, length: words.length }) - 1;
    total += words.length;
    const count = (word: string, times: number) => {
      const places = postings.get(word) ?? new Map<number, number>();
      places.set(place, (places.get(place) ?? 0) + times);
      postings.set(word, places);
    };
    for (const word of words) count(word, 1);
    for (const word of tokensOf(title)) count(word, TITLE_WEIGHT);
  }
  const average = total / Math.max(1, entries.length);

  return {
    search(query, { offset = 0, limit = LIMIT } = {}) {
      const words = [...new Set(tokensOf(query))];
      const scores = new Map<number, number>();
      for (const word of words) {
        const places = postings.get(word) ?? new Map<number, number>();
        const rarity = Math.log(1 + (entries.length - places.size + 0.5) / (places.size + 0.5));
        for (const [place, times] of places) {
          const { length = average } = entries[place] ?? {};
          const weight = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
          scores.set(place, (scores.get(place) ?? 0) + rarity * weight);
        }
      }
      return [...scores]
        .toSorted(([a, first], [b, second]) => second - first || a - b)
        .slice(offset, offset + limit)
        .flatMap(([place]) => entries[place] ?? [])
        .map(({ url, title, text }) => ({ url, title, snippet: snippetOf(text, words) }));
    },
  };
}

/** The text around the first of the words. */
function snippetOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - SNIPPET_CHARACTERS / 4);
  const from = places.length === 0 ? 0 : start;
  const cut = text.slice(from, from + SNIPPET_CHARACTERS);
  return `${from > 0 ? '…' : ''}${cut}${from + SNIPPET_CHARACTERS < text.length ? '…' : ''}`;
}
