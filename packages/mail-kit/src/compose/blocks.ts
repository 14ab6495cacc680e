/** In the order in which they are written around a text. */
export const MARKS = ['strong', 'em', 'u', 's', 'code'] as const;
export type Mark = (typeof MARKS)[number];

export type Run =
  | { kind: 'text'; text: string; marks: ReadonlySet<Mark>; href: string }
  | { kind: 'break' }
  | { kind: 'picture'; src: string; alt: string; width: number | null };

/** How the items of an ordered list are counted, as the `type` of `ol` says it. */
export type Numbering = '1' | 'a' | 'A' | 'i' | 'I';

export type ListKind = { ordered: false } | { ordered: true; start: number; numbering: Numbering };

export type Cell = { isHeader: boolean; colspan: number; rowspan: number; align: string; blocks: Block[] };

/** What a mail is made of, no matter who wrote it. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'list'; list: ListKind; items: Block[][] }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'quote'; blocks: Block[] };

export const isBlank = ({ kind, ...run }: Run): boolean =>
  kind === 'break' || (kind === 'text' && 'text' in run && run.text.trim() === '');
