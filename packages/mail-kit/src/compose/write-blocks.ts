import { escapeText, writeAttributes } from '../html/filter-attributes.ts';
import { type Block, type Cell, type ListKind, MARKS, type Run } from './blocks.ts';

/** What each element is written with beside what it says: styles for a mail, nothing for the editor. */
export type Dress = (element: string, place: { isInCell: boolean; isInItem: boolean }) => Record<string, string>;

type Place = Parameters<Dress>[1];

const NOWHERE: Place = { isInCell: false, isInItem: false };

/** Blocks as HTML, of a fixed list of elements and attributes. */
export function writeBlocks(blocks: readonly Block[], dress: Dress = () => ({})): string {
  const tag = (name: string, place: Place, own: Record<string, string | undefined> = {}) => {
    const given = Object.entries({ ...own, ...dress(name, place) });
    return `<${name}${writeAttributes(new Map(given.filter((each): each is [string, string] => each[1] !== undefined)))}>`;
  };

  function block(each: Block, place: Place): string {
    switch (each.kind) {
      case 'paragraph':
        return `${tag('p', place)}${runs(each.runs, place)}</p>`;
      case 'heading':
        return `${tag(`h${each.level}`, place)}${runs(each.runs, place)}</h${each.level}>`;
      case 'quote':
        return `${tag('blockquote', place)}${all(each.blocks, NOWHERE)}</blockquote>`;
      case 'list': {
        const name = each.list.ordered ? 'ol' : 'ul';
        const items = each.items.map(
          (item) => `${tag('li', place)}${all(item, { isInCell: false, isInItem: true })}</li>`,
        );
        return `${tag(name, place, listAttributes(each.list))}${items.join('')}</${name}>`;
      }
      case 'table':
        return `${tag('table', place)}<tbody>${each.rows.map(row).join('')}</tbody></table>`;
    }
  }
  const all = (inner: readonly Block[], place: Place) =>
    inner.length === 0 && place.isInItem ? `${tag('p', place)}</p>` : inner.map((each) => block(each, place)).join('');

  const row = (cells: readonly Cell[]) => `<tr>${cells.map(cell).join('')}</tr>`;
  function cell({ isHeader, colspan, rowspan, align, blocks: inner }: Cell): string {
    const name = isHeader ? 'th' : 'td';
    const dressed = dress(name, NOWHERE);
    const side = align || (isHeader && dressed.style ? 'left' : '');
    const style = [dressed.style, side && `text-align:${side}`].filter(Boolean).join(';');
    const given = {
      ...dressed,
      ...(colspan > 1 ? { colspan: String(colspan) } : {}),
      ...(rowspan > 1 ? { rowspan: String(rowspan) } : {}),
      ...(style === '' ? {} : { style }),
    };
    const place = { isInCell: true, isInItem: false };
    const content = inner.length === 0 ? `${tag('p', place)}</p>` : all(inner, place);
    return `<${name}${writeAttributes(new Map(Object.entries(given)))}>${content}</${name}>`;
  }

  function runs(written: readonly Run[], place: Place): string {
    return written.map((run) => writeRun(run, place)).join('');
  }
  function writeRun(run: Run, place: Place): string {
    if (run.kind === 'break') return '<br>';
    if (run.kind === 'picture') {
      const { src, alt, width } = run;
      return tag('img', place, { src, alt, width: width === null ? undefined : String(width) });
    }
    const marks = MARKS.filter((mark) => run.marks.has(mark));
    const text = `${marks.map((mark) => tag(mark, place)).join('')}${escapeText(run.text)}${marks
      .toReversed()
      .map((mark) => `</${mark}>`)
      .join('')}`;
    return run.href === '' ? text : `${tag('a', place, { href: run.href })}${text}</a>`;
  }
  return all(blocks, NOWHERE);
}

const listAttributes = (list: ListKind): Record<string, string | undefined> =>
  list.ordered
    ? {
        start: list.start === 1 ? undefined : String(list.start),
        type: list.numbering === '1' ? undefined : list.numbering,
      }
    : {};
