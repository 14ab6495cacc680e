import { ENDED_BY_START, ENDED_IN_TABLE, VOID } from '../html/html-elements.ts';
import { type HtmlAttributes, readHtmlTokens } from '../html/read-html-tokens.ts';

export type HtmlElement = { name: string; attributes: HtmlAttributes; children: HtmlNode[] };
export type HtmlNode = HtmlElement | string;

/** Deeper than any document is nested; what lies deeper joins its last parent, so that walkers may recurse. */
const DEPTH_MAX = 100;
/** Empty elements that no mail has but a clipboard does. */
const EMPTY = new Set([...VOID, 'link', 'meta', 'base', 'input', 'source', 'embed', 'param', 'track']);
const CELLS = new Set(['td', 'th', 'caption']);
const NO_ATTRIBUTES: HtmlAttributes = new Map();

/** A table or a cell: an end tag within it does not end what is outside (WHATWG HTML, 13.2.4.2). */
type Scope = { opener: string; open: Map<string, number> };

/** The elements of a page as a tree. Every end finds its start, as in a browser, in time linear in the text. */
export function readHtmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: NO_ATTRIBUTES, children: [] };
  const stack: HtmlElement[] = [root];
  const scopes: Scope[] = [{ opener: '', open: new Map() }];

  const top = () => stack.at(-1)?.name ?? '';
  const parent = () => stack[Math.min(stack.length, DEPTH_MAX) - 1] ?? root;
  const count = (name: string, by: number) => {
    const open = scopes.at(-1)?.open;
    open?.set(name, (open.get(name) ?? 0) + by);
  };
  function pop(): void {
    const name = stack.pop()?.name ?? '';
    if (name === 'table' || CELLS.has(name)) scopes.pop();
    count(name, -1);
  }
  function popThrough(name: string): void {
    while (top() !== name) pop();
    pop();
  }
  function open(name: string, attributes: HtmlAttributes): void {
    const opener = scopes.at(-1)?.opener ?? '';
    if (ENDED_IN_TABLE.has(name) && CELLS.has(opener)) popThrough(opener);
    const ended = ENDED_IN_TABLE.get(name) ?? ENDED_BY_START.get(name);
    while (ended?.has(top())) pop();
    const element: HtmlElement = { name, attributes, children: [] };
    if (stack.length < DEPTH_MAX || EMPTY.has(name)) parent().children.push(element);
    if (EMPTY.has(name)) return;
    count(name, 1);
    stack.push(element);
    if (name === 'table' || CELLS.has(name)) scopes.push({ opener: name, open: new Map() });
  }
  function close(name: string): void {
    if (name === 'table' || ENDED_IN_TABLE.has(name)) {
      const table = scopes.findLastIndex(({ opener }) => opener === 'table');
      const isOpen = name === 'table' ? table > 0 : scopes.slice(Math.max(0, table)).some((each) => isIn(each, name));
      if (isOpen) popThrough(name);
    } else if (isIn(scopes.at(-1), name)) popThrough(name);
  }
  readHtmlTokens(html, { open, close, text: (text) => void parent().children.push(text) });
  return root;
}

const isIn = (scope: Scope | undefined, name: string): boolean => (scope?.open.get(name) ?? 0) > 0;
