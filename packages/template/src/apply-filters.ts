import type { Filter } from './template-node.ts';

/** The value a person sees; nothing when it is blank and no default stands in. */
export function applyFilters(value: string, filters: readonly Filter[]): string | undefined {
  let result = value.trim() === '' ? undefined : value;
  for (const { name, argument } of filters) {
    if (result === undefined) {
      // An empty default is a wish too: "leave it out".
      if (name === 'default') result = argument;
      continue;
    }
    switch (name) {
      case 'default':
        break;
      case 'upcase':
        result = result.toUpperCase();
        break;
      case 'downcase':
        result = result.toLowerCase();
        break;
      case 'capitalize':
        result = capitalize(result);
        break;
      case 'strip':
        result = result.trim();
        break;
      case 'truncate':
        result = truncate(result, Number(argument));
        break;
      case 'first':
        result = result.trim().split(/\s+/)[0] ?? '';
        break;
    }
  }
  return result;
}

function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** What a reader takes for one letter may be several code points. */
const SEGMENTER = new Intl.Segmenter();

function truncate(text: string, length: number): string {
  const letters = Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length - 1)).join('')}…`;
}
