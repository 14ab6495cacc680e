import { VOID } from '@outrider/mail-kit/reply/html-tokens';

/** What the layout makes of an element. `unread`: no reader sees what it holds. */
export type Layout = 'inline' | 'block' | 'break' | 'picture' | 'void' | 'unread';

/** What an element closes when it opens, and where the search for it ends. */
export type Closing = { closed: readonly string[]; within: readonly string[] };

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const INLINE = set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr picture source svg path use g',
);
const UNREAD = set('script style noscript template title svg object iframe');
/** Elements whose content holds no tags, or tags that nobody sees: it is passed over to the end tag. */
export const RAW = set('script style xmp title textarea svg noscript template');

const CELLS: Closing = { closed: ['td', 'th'], within: ['tr', 'table'] };
const TERMS: Closing = { closed: ['dt', 'dd'], within: ['dl'] };
export const CLOSES: ReadonlyMap<string, Closing> = new Map([
  ['li', { closed: ['li'], within: ['ul', 'ol', 'menu'] }],
  ['dt', TERMS],
  ['dd', TERMS],
  ['tr', { closed: ['tr'], within: ['table', 'tbody', 'thead'] }],
  ['td', CELLS],
  ['th', CELLS],
  ['option', { closed: ['option'], within: ['select'] }],
]);

export const isInline = (name: string): boolean => INLINE.has(name);

export function layoutOf(name: string): Layout {
  if (UNREAD.has(name)) return 'unread';
  if (name === 'br' || name === 'hr') return 'break';
  if (name === 'img') return 'picture';
  if (VOID.has(name)) return 'void';
  return INLINE.has(name) ? 'inline' : 'block';
}
