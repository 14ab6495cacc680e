import type { Block, ListKind, Numbering } from './blocks.ts';
import { readMarker } from './list-markers.ts';

/** A paragraph that a program marks as an item of a list, instead of putting it into one. */
export type LooseItem = {
  kind: 'item';
  level: number;
  /** The sign before it, as it is read: `1.`, `·`. */
  marker: string;
  numbering: Numbering | 'bullet' | undefined;
  blocks: Block[];
};

/** Goes on within the item before it. */
export type Continuation = { kind: 'continuation'; blocks: Block[] };

type List = Extract<Block, { kind: 'list' }>;
type OpenList = { level: number; list: List; last: ListKind };

/** Items that stand loose beside each other, as lists with lists in them, counted as they were. */
export function groupLists(blocks: readonly (Block | LooseItem | Continuation)[]): Block[] {
  const grouped: Block[] = [];
  let open: OpenList[] = [];

  function add({ level, marker, numbering, blocks: content }: LooseItem): void {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const isSame = current?.level === level;
    const format = numbering === 'bullet' ? undefined : numbering;
    const kind = kindOf(marker, numbering, readMarker(marker, format, isSame ? current.last : undefined), current);
    if (isSame && goesOn(current.last, kind)) {
      current.list.items.push(content);
      current.last = kind;
      return;
    }
    if (isSame) open.pop();
    const list: List = { kind: 'list', list: kind, items: [content] };
    const around = open.at(-1)?.list.items.at(-1) ?? grouped;
    around.push(list);
    open.push({ level, list, last: kind });
  }

  for (const block of blocks) {
    const item = open.at(-1)?.list.items.at(-1);
    if (block.kind === 'item') add(block);
    else if (block.kind === 'continuation' && item) item.push(...block.blocks);
    else {
      open = [];
      grouped.push(...(block.kind === 'continuation' ? block.blocks : [block]));
    }
  }
  return grouped;
}

/** Without a sign, the definition says what the list is, and the item before it where it stands. */
function kindOf(
  marker: string,
  numbering: LooseItem['numbering'],
  read: ListKind,
  current: OpenList | undefined,
): ListKind {
  if (numbering === 'bullet') return { ordered: false };
  if (marker.trim() !== '' || numbering === undefined) return read;
  const before = current?.last.ordered === true ? current.last.start : 0;
  return { ordered: true, start: before + 1, numbering };
}

const goesOn = (before: ListKind, item: ListKind): boolean =>
  before.ordered && item.ordered
    ? item.numbering === before.numbering && item.start === before.start + 1
    : before.ordered === item.ordered;
