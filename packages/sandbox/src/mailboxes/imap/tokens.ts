import type { CommandPart } from './command-reader.ts';

export type Token =
  | { kind: 'atom'; text: string }
  | { kind: 'string'; bytes: Buffer }
  | { kind: 'list'; items: Token[] };

/** The client wrote something the grammar does not have; it is answered BAD. */
export class SyntaxProblem extends Error {}

const DEPTH_MAX = 20;
/** Up to a space, a bracket of a list or a quote; a section in square brackets belongs to its atom. */
const ATOM = /(?:[^\s()"[\]]|\[[^\]]*\]|\])+/y;
const QUOTED = /"((?:[^"\\]|\\["\\])*)"/y;

/** The words of a command: atoms, strings and lists. */
export function readTokens(parts: readonly CommandPart[]): Token[] {
  const open: Token[][] = [[]];
  const put = (token: Token) => open.at(-1)?.push(token);
  for (const part of parts) {
    if (typeof part === 'string') readText(part, open, put);
    else put({ kind: 'string', bytes: part });
  }
  const [tokens] = open;
  if (open.length > 1 || !tokens) throw new SyntaxProblem('Missing ")"');
  return tokens;
}

function readText(text: string, open: Token[][], put: (token: Token) => void) {
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const sign = text[at];
    if (sign === ' ') at += 1;
    else if (sign === '(') {
      at += 1;
      if (open.length > DEPTH_MAX) throw new SyntaxProblem('Lists are nested too deep');
      const items: Token[] = [];
      put({ kind: 'list', items });
      open.push(items);
    } else if (sign === ')') {
      at += 1;
      if (open.length === 1) throw new SyntaxProblem('Unexpected ")"');
      open.pop();
    } else if (sign === '"') {
      const quoted = match(QUOTED);
      if (!quoted) throw new SyntaxProblem('Unterminated quoted string');
      put({ kind: 'string', bytes: Buffer.from((quoted[1] ?? '').replace(/\\(["\\])/g, '$1')) });
    } else {
      const atom = match(ATOM);
      if (!atom) throw new SyntaxProblem('Unexpected character');
      put({ kind: 'atom', text: atom[0] });
    }
  }
}

export function takeToken(args: Token[], what: string): Token {
  const token = args.shift();
  if (!token) throw new SyntaxProblem(`Missing ${what}`);
  return token;
}

export function takeText(args: Token[], what: string): string {
  const token = takeToken(args, what);
  if (token.kind === 'list') throw new SyntaxProblem(`Unexpected list for ${what}`);
  return token.kind === 'atom' ? token.text : token.bytes.toString('utf8');
}

export function takeAtom(args: Token[], what: string): string {
  const token = takeToken(args, what);
  if (token.kind !== 'atom') throw new SyntaxProblem(`Expected an atom for ${what}`);
  return token.text;
}

/** The list that comes next, if one does. */
export function takeListIfAny(args: Token[]): Token[] | undefined {
  const [first] = args;
  if (first?.kind !== 'list') return undefined;
  args.shift();
  return first.items;
}

export function takeNumber(args: Token[], what: string): number {
  const text = takeAtom(args, what);
  if (!/^\d{1,16}$/.test(text)) throw new SyntaxProblem(`Expected a number for ${what}`);
  return Number(text);
}

export const textsOf = (tokens: Token[], what: string): string[] => {
  const rest = [...tokens];
  return tokens.map(() => takeText(rest, what));
};

export function expectEnd(args: Token[]): void {
  if (args.length > 0) throw new SyntaxProblem('Too many arguments');
}
