import type { SearchKind } from '@outrider/contract/search';

export type Narrowed = 'all' | 'people' | 'campaigns' | 'do';
export type Typed = { narrowed: Narrowed; words: string };

const SIGNS: Record<string, Narrowed> = { '@': 'people', '#': 'campaigns', '>': 'do' };

/** A sign at the beginning narrows the search: `@` people, `#` campaigns, `>` something to do. */
export function readTyped(typed: string): Typed {
  const text = typed.trim();
  const narrowed = SIGNS[text.charAt(0)];
  return narrowed ? { narrowed, words: text.slice(1).trim() } : { narrowed: 'all', words: text };
}

/** Actions are known to the page; everything else is asked for. */
export const kindOf = (narrowed: Narrowed): SearchKind | undefined =>
  narrowed === 'people' || narrowed === 'campaigns' ? narrowed : undefined;
