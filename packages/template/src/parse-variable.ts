import { FILTERS, type Filter, type FilterName, type ProblemName, type TemplateNode } from './template-node.ts';

const NAME = /^[A-Za-z_]\w{0,63}$/;
const FILTER = /^([a-z]+)(?:\s*:\s*(?:"([^"]*)"|'([^']*)'|(\d{1,5})))?$/;
/** Filters that mean nothing without their argument. */
const NEEDS_ARGUMENT: ReadonlySet<FilterName> = new Set(['default', 'truncate']);

/** What stands between `{{` and `}}`, or what is wrong with it. */
export function parseVariable(inner: string, isHtml: boolean): TemplateNode | ProblemName {
  const [name = '', ...rest] = splitAtBars(isHtml ? decodeTyped(inner) : inner).map((part) => part.trim());
  if (!NAME.test(name)) return 'malformed';
  const filters: Filter[] = [];
  for (const part of rest) {
    const found = FILTER.exec(part);
    if (!found) return 'malformed';
    const [, word = '', double, single, number] = found;
    if (!isFilter(word)) return 'unknownFilter';
    const argument = double ?? single ?? number;
    if (argument === undefined && NEEDS_ARGUMENT.has(word)) return 'malformed';
    filters.push({ name: word, argument: argument ?? '' });
  }
  return { kind: 'variable', name, filters };
}

const isFilter = (word: string): word is FilterName => FILTERS.includes(word as FilterName);

function splitAtBars(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/"[^"]*"|'[^']*'|\|/g)) {
    if (found[0] !== '|') continue;
    parts.push(text.slice(from, found.index));
    from = found.index + 1;
  }
  return [...parts, text.slice(from)];
}

/** A text editor writes these for what was typed as a plain sign. */
const TYPED: Record<string, string> = { nbsp: ' ', quot: '"', '#39': "'", amp: '&', lt: '<', gt: '>' };
const decodeTyped = (text: string) =>
  text
    .replaceAll(/&(nbsp|quot|#39|amp|lt|gt);/g, (_whole, name: string) => TYPED[name] ?? '')
    .replaceAll('\u00a0', ' ');
