import type { Mark } from './blocks.ts';
import { type Declarations, readDeclarations, type StyleSheet } from './declarations.ts';
import type { HtmlElement } from './html-tree.ts';

/** What an element says by its style sheet and by itself; the latter counts. */
export function styleOf({ name, attributes }: HtmlElement, { rules }: StyleSheet): Declarations {
  const own = readDeclarations(attributes.get('style'));
  const classes = classesOf(attributes.get('class'));
  const ruled = [rules.get(name), ...classes.map((each) => rules.get(`.${each}`))].filter((each) => each !== undefined);
  return ruled.length === 0 ? own : new Map([...ruled.flatMap((each) => [...each]), ...own]);
}

/** No element has more; a list made to cost time has. */
const CLASSES_MAX = 20;
export const classesOf = (names: string | undefined): string[] =>
  (names ?? '').split(/\s+/, CLASSES_MAX).filter(Boolean);

const TAG_MARKS: Record<string, Mark> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};

/** The looks of a text in the element, after those around it. Google Docs wraps all it gives in a `b` that is not bold. */
export function marksIn(around: ReadonlySet<Mark>, name: string, style: Declarations): ReadonlySet<Mark> {
  const said = TAG_MARKS[name];
  const weight = style.get('font-weight')?.toLowerCase();
  const slant = style.get('font-style')?.toLowerCase();
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`.toLowerCase();
  const changes: [Mark, boolean | undefined][] = [
    ['strong', weight === undefined ? said === 'strong' || undefined : isBold(weight)],
    ['em', slant === undefined ? said === 'em' || undefined : slant === 'italic' || slant === 'oblique'],
    ['u', said === 'u' || line.includes('underline') || undefined],
    ['s', said === 's' || line.includes('line-through') || undefined],
    ['code', said === 'code' || undefined],
  ];
  if (changes.every(([mark, is]) => is === undefined || is === around.has(mark))) return around;
  const marks = new Set(around);
  for (const [mark, is] of changes) {
    if (is === true) marks.add(mark);
    if (is === false) marks.delete(mark);
  }
  return marks;
}

const isBold = (weight: string): boolean =>
  weight === 'bold' || weight === 'bolder' || (Number(weight) >= 600 && Number(weight) <= 1_000);

/** Word's notes in the margin, text it hides, and the rows Excel keeps only to measure columns. */
export const isHidden = (style: Declarations): boolean =>
  style.get('display')?.toLowerCase() === 'none' ||
  style.get('mso-hide')?.toLowerCase() === 'all' ||
  /^(?:comment-list|comment)$/i.test(style.get('mso-element') ?? '');
