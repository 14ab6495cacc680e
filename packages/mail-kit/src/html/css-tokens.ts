import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

export { type CSSToken, TokenType };

/** The tokens of CSS Syntax 3, without the one that says it is over. */
export const readCss = (css: string): CSSToken[] => tokenize({ css }).slice(0, -1);

const OPENERS = new Set<string>([TokenType.OpenCurly, TokenType.OpenParen, TokenType.OpenSquare, TokenType.Function]);
const CLOSERS = new Set<string>([TokenType.CloseCurly, TokenType.CloseParen, TokenType.CloseSquare]);

/** How much deeper one is after this token. */
export const depthAfter = (token: CSSToken): number => (OPENERS.has(token[0]) ? 1 : CLOSERS.has(token[0]) ? -1 : 0);

export const isBlank = (token: CSSToken): boolean =>
  token[0] === TokenType.Whitespace || token[0] === TokenType.Comment;

/** Split at what stands outside of all brackets. */
export function splitAt(tokens: CSSToken[], separator: TokenType): CSSToken[][] {
  const pieces: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth = Math.max(0, depth + depthAfter(token));
    if (depth === 0 && token[0] === separator) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
}

/** A name that means the same without escapes, so that no reader can take it for another. */
export const isPlainName = (name: string): boolean => /^-?[_a-z\u00a1-\uffff][\w\u00a1-\uffff-]*$/i.test(name);

/** What formats and selects alike are made of; undefined for any other token. */
export function writePlainToken(token: CSSToken): string | undefined {
  switch (token[0]) {
    case TokenType.Whitespace:
    case TokenType.Comment:
      return ' ';
    case TokenType.Ident:
      return isPlainName(token[4].value) ? token[4].value : undefined;
    case TokenType.Number:
    case TokenType.Dimension:
      return writeNumber(token);
    case TokenType.String:
      return writeString(token[4].value);
    case TokenType.CloseParen:
      return token[1];
    default:
      return undefined;
  }
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]{1,5})?$/i;

/** A number with its unit, or undefined where either is written with escapes. */
export const writeNumber = (token: CSSToken): string | undefined => (NUMBER.test(token[1]) ? token[1] : undefined);

/** A CSS string in single quotes; what could end it, or the element around it, is escaped. */
export const writeString = (value: string): string =>
  `'${value.replaceAll(/[^\w \u00a1-\uffff.,:;/?=%#@!$*+()[\]-]/g, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}'`;
