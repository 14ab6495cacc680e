import { CELLS, END_IS_OPTIONAL, ENDED_BY_START, ENDED_IN_TABLE, VOID } from './html-elements.ts';

export interface HtmlWriter {
  /** `attributes` as they are written, each with a blank before it. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
  /** Closes what is open and gives the whole. */
  finish(): string;
}

/** Browsers flatten what is nested deeper than 512; readers that recurse need it flatter. */
const DEPTH_MAX = 200;

/** An element of which the end is not written yet. What is too deep keeps its place but is not written. */
type OpenElement = { name: string; isWritten: boolean };
/** A table or a cell: an end tag within it does not end what is outside (WHATWG HTML, 13.2.4.2). */
type Scope = { opener: string; open: Map<string, number> };

/** Writes tags so that each end has its start, and nothing can close what the result is put into. */
export function createHtmlWriter(): HtmlWriter {
  const written: string[] = [];
  const stack: OpenElement[] = [];
  const scopes: Scope[] = [{ opener: '', open: new Map() }];

  const scope = () => scopes.at(-1);
  const isOpen = (name: string) => (scope()?.open.get(name) ?? 0) > 0;
  const tableScope = () => scopes.findLast(({ opener }) => opener === 'table' || opener === '');

  function push(name: string, isWritten: boolean): void {
    const around = scope()?.open;
    around?.set(name, (around.get(name) ?? 0) + 1);
    stack.push({ name, isWritten });
    if (name === 'table' || CELLS.has(name)) scopes.push({ opener: name, open: new Map() });
  }

  function pop(isSaid: boolean): void {
    const element = stack.pop();
    if (!element) return;
    if (element.name === 'table' || CELLS.has(element.name)) scopes.pop();
    const around = scope()?.open;
    around?.set(element.name, (around.get(element.name) ?? 1) - 1);
    if (element.isWritten && (isSaid || !END_IS_OPTIONAL.has(element.name))) written.push(`</${element.name}>`);
  }

  function popThrough(name: string, isSaid: boolean): void {
    while (stack.at(-1)?.name !== name) pop(false);
    pop(isSaid);
  }

  function endInTable(ended: ReadonlySet<string>): void {
    for (const name of ended) {
      while ((tableScope()?.open.get(name) ?? 0) > 0) popThrough(name, false);
    }
  }

  return {
    open(name, attributes) {
      const endedInTable = ENDED_IN_TABLE.get(name);
      // A cell without a table is nothing to a browser.
      if (endedInTable && !scopes.some(({ opener }) => opener === 'table')) return;
      if (endedInTable) endInTable(endedInTable);
      const ended = ENDED_BY_START.get(name);
      while (ended?.has(stack.at(-1)?.name ?? '')) pop(false);
      if (name === 'a' && isOpen('a')) popThrough('a', true);
      const isWritten = stack.length < DEPTH_MAX;
      if (isWritten || VOID.has(name)) written.push(`<${name}${attributes}>`);
      if (!VOID.has(name)) push(name, isWritten);
    },
    close(name) {
      if (name === 'table' || ENDED_IN_TABLE.has(name)) {
        const around = name === 'table' ? scopes.findLast(({ open }) => (open.get(name) ?? 0) > 0) : tableScope();
        if ((around?.open.get(name) ?? 0) > 0) popThrough(name, true);
      } else if (isOpen(name)) {
        popThrough(name, true);
      }
    },
    text(text) {
      written.push(text);
    },
    finish() {
      while (stack.length > 0) pop(false);
      return written.join('');
    },
  };
}
