import {
  type CSSToken,
  depthAfter,
  isBlank,
  isPlainName,
  splitAt,
  TokenType,
  writeNumber,
  writePlainToken,
} from './css-tokens.ts';
import { type AllowImage, filterDeclarations } from './filter-declarations.ts';

const words = (list: string) => new Set(list.split(' '));

const PSEUDO_CLASSES = words(
  'active empty first-child first-of-type focus hover last-child last-of-type link only-child visited',
);
const PSEUDO_FUNCTIONS = words('nth-child nth-last-child nth-last-of-type nth-of-type');
const COMBINATORS = words('. > + ~ * | ^ $ =');

/** `scope`: the selector of the element the mail is in. `rename`: what an id of the mail is called there. */
export type StylesheetOptions = { allowImage: AllowImage; scope: string; rename: (id: string) => string };

/**
 * The rules of a style element that only format, each held to the mail. Of rules with an @, only @media is kept: the
 * others load, name or animate.
 */
export function filterStylesheet(tokens: CSSToken[], options: StylesheetOptions): string {
  return filterRules(tokens, options, true);
}

function filterRules(tokens: CSSToken[], options: StylesheetOptions, mayHoldMedia: boolean): string {
  const rules: string[] = [];
  for (const { prelude, block } of listRules(tokens)) {
    const first = prelude.find((token) => !isBlank(token));
    if (first?.[0] === TokenType.AtKeyword) {
      const query =
        first[4].value.toLowerCase() === 'media' ? writeQuery(prelude.slice(prelude.indexOf(first) + 1)) : undefined;
      const inner = mayHoldMedia && query ? filterRules(block, options, false) : '';
      if (inner !== '') rules.push(`@media ${query}{${inner}}`);
      continue;
    }
    const selectors = splitAt(prelude, TokenType.Comma).flatMap((selector) => scopeSelector(selector, options) ?? []);
    const declarations = selectors.length > 0 ? filterDeclarations(block, options.allowImage) : '';
    if (declarations !== '') rules.push(`${selectors.join(',')}{${declarations}}`);
  }
  return rules.join('');
}

type Rule = { prelude: CSSToken[]; block: CSSToken[] };

/** CSS Syntax 3, 5.4.1, without looking into the blocks. A statement such as @import has none and is left out. */
function listRules(tokens: CSSToken[]): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  const finish = (end: number) => {
    if (open !== -1) rules.push({ prelude: tokens.slice(start, open), block: tokens.slice(open + 1, end) });
    start = end + 1;
    open = -1;
    depth = 0;
  };
  for (const [index, token] of tokens.entries()) {
    if (open === -1) {
      if (token[0] === TokenType.OpenCurly) {
        open = index;
        depth = 1;
      } else if (isBetweenRules(token)) {
        start = index + 1;
      }
      continue;
    }
    depth += depthAfter(token);
    if (depth <= 0) finish(index);
  }
  finish(tokens.length);
  return rules;
}

/** Ends a statement, or is an old way to hide styles from browsers that knew none. */
const isBetweenRules = ([type]: CSSToken) =>
  type === TokenType.Semicolon || type === TokenType.CDO || type === TokenType.CDC;

function scopeSelector(tokens: CSSToken[], { scope, rename }: StylesheetOptions): string | undefined {
  const written = writeSelector(tokens, rename);
  if (written === undefined) return undefined;
  const inner = written.replace(/^html(?![\w-])\s*>?\s*/i, '').replace(/^body(?![\w-])/i, scope);
  if (inner === '') return scope;
  return inner.startsWith(scope) ? inner : `${scope} ${inner}`;
}

function writeSelector(tokens: CSSToken[], rename: (id: string) => string): string | undefined {
  let selector = '';
  let previous: CSSToken | undefined;
  if (!isBalanced(tokens)) return undefined;
  for (const token of tokens) {
    const isPseudo = previous?.[0] === TokenType.Colon;
    const written = isPseudo ? writePseudo(token) : writeSelectorToken(token, rename);
    if (written === undefined) return undefined;
    selector += written;
    previous = token;
  }
  return selector.trim() || undefined;
}

function isBalanced(tokens: CSSToken[]): boolean {
  let depth = 0;
  for (const token of tokens) {
    depth += depthAfter(token);
    if (depth < 0) return false;
  }
  return depth === 0;
}

function writePseudo(token: CSSToken): string | undefined {
  if (token[0] === TokenType.Ident && PSEUDO_CLASSES.has(token[4].value.toLowerCase())) return token[4].value;
  const isKnown = token[0] === TokenType.Function && PSEUDO_FUNCTIONS.has(token[4].value.toLowerCase());
  return isKnown ? `${token[4].value}(` : undefined;
}

function writeSelectorToken(token: CSSToken, rename: (id: string) => string): string | undefined {
  switch (token[0]) {
    case TokenType.Hash:
      return isPlainName(token[4].value) ? `#${rename(token[4].value)}` : undefined;
    case TokenType.Delim:
      return COMBINATORS.has(token[4].value) ? token[4].value : undefined;
    case TokenType.Colon:
    case TokenType.OpenSquare:
    case TokenType.CloseSquare:
      return token[1];
    default:
      return writePlainToken(token);
  }
}

/** `screen and (max-width: 600px)`, or undefined where it asks for more than sizes and kinds of screens. */
function writeQuery(tokens: CSSToken[]): string | undefined {
  const written = tokens.map((token) => {
    if (isBlank(token)) return ' ';
    if (token[0] === TokenType.Ident) return isPlainName(token[4].value) ? token[4].value : undefined;
    if ([TokenType.Number, TokenType.Dimension].includes(token[0])) return writeNumber(token);
    const isMark = [TokenType.Colon, TokenType.Comma, TokenType.OpenParen, TokenType.CloseParen].includes(token[0]);
    return isMark ? token[1] : undefined;
  });
  return written.includes(undefined) || !isBalanced(tokens) ? undefined : written.join('').trim() || undefined;
}
