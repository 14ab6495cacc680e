import {
  type CSSToken,
  depthAfter,
  isBlank,
  splitAt,
  TokenType,
  writeNumber,
  writePlainToken,
  writeString,
} from './css-tokens.ts';

/** The address to load a picture from, or null to leave it out. */
export type AllowImage = (address: string) => string | null;

const words = (list: string) => new Set(list.split(' '));

/** Properties that format what is in the mail. None moves it over something else, loads or animates. */
const PROPERTIES = words(
  'align-content align-items align-self aspect-ratio background background-clip background-color background-image ' +
    'background-origin background-position background-repeat background-size border border-bottom border-bottom-color ' +
    'border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse ' +
    'border-color border-left border-left-color border-left-style border-left-width border-radius border-right ' +
    'border-right-color border-right-style border-right-width border-spacing border-style border-top border-top-color ' +
    'border-top-left-radius border-top-right-radius border-top-style border-top-width border-width box-shadow box-sizing ' +
    'caption-side clear color column-count column-gap direction display empty-cells flex flex-basis flex-direction ' +
    'flex-flow flex-grow flex-shrink flex-wrap float font font-family font-feature-settings font-size font-stretch ' +
    'font-style font-variant font-weight gap height hyphens justify-content letter-spacing line-height list-style ' +
    'list-style-position list-style-type margin margin-bottom margin-left margin-right margin-top max-height max-width ' +
    'min-height min-width object-fit opacity order orphans outline outline-color outline-style outline-width overflow ' +
    'overflow-wrap overflow-x overflow-y padding padding-bottom padding-left padding-right padding-top row-gap ' +
    'table-layout text-align text-align-last text-decoration text-decoration-color text-decoration-line ' +
    'text-decoration-style text-indent text-overflow text-shadow text-transform unicode-bidi vertical-align visibility ' +
    'white-space widows width word-break word-spacing word-wrap writing-mode',
);
const PICTURE_PROPERTIES = words('background background-image');
const FUNCTIONS = words(
  'calc clamp hsl hsla hwb lab lch linear-gradient max min oklab oklch radial-gradient repeating-linear-gradient ' +
    'repeating-radial-gradient rgb rgba',
);
const DELIMITERS = words('+ - * / !');

/** The declarations of a style attribute or of a rule that only format, written anew; '' if none does. */
export function filterDeclarations(tokens: CSSToken[], allowImage: AllowImage): string {
  return splitAt(tokens, TokenType.Semicolon)
    .map((declaration) => filterDeclaration(declaration, allowImage))
    .filter((declaration) => declaration !== '')
    .join(';');
}

function filterDeclaration(tokens: CSSToken[], allowImage: AllowImage): string {
  const nameAt = tokens.findIndex((token) => !isBlank(token));
  const colonAt = tokens.findIndex((token, index) => index > nameAt && !isBlank(token));
  const name = tokens[nameAt];
  if (name?.[0] !== TokenType.Ident || tokens[colonAt]?.[0] !== TokenType.Colon) return '';
  const property = name[4].value.toLowerCase();
  if (!PROPERTIES.has(property)) return '';
  const value = writeValue(tokens.slice(colonAt + 1), PICTURE_PROPERTIES.has(property) ? allowImage : undefined);
  // A negative margin lays the mail over what is beside it, and a computed one may turn out negative.
  if (!value || (property.startsWith('margin') && /(?:^|\s)-[\d.]|\(/.test(value))) return '';
  return `${property}:${value}`;
}

/** Undefined where any token is not known to be harmless: half a value means something else than the whole. */
function writeValue(tokens: CSSToken[], allowImage: AllowImage | undefined): string | undefined {
  let value = '';
  let depth = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const url = token && urlAt(tokens, index);
    if (url) {
      if (!allowImage) return undefined;
      const image = allowImage(url.address);
      value += image === null ? 'none' : `url(${writeString(image)})`;
      index = url.end;
    } else if (token) {
      const written = writeToken(token);
      depth += depthAfter(token);
      if (written === undefined || depth < 0) return undefined;
      value += written;
    }
  }
  return depth === 0 ? value.trim() : undefined;
}

/** `url(…)`, or `url("…")`, which CSS reads as a function with a string and perhaps blanks in it. */
function urlAt(tokens: CSSToken[], at: number): { address: string; end: number } | undefined {
  const token = tokens[at];
  if (token?.[0] === TokenType.URL) return { address: token[4].value, end: at };
  if (token?.[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'url') return undefined;
  const inside = tokens.slice(at + 1, at + 4);
  const length = inside.findIndex(([type]) => type === TokenType.CloseParen);
  const [text, ...more] = inside.slice(0, Math.max(0, length)).filter((inner) => !isBlank(inner));
  return text?.[0] === TokenType.String && more.length === 0
    ? { address: text[4].value, end: at + 1 + length }
    : undefined;
}

function writeToken(token: CSSToken): string | undefined {
  switch (token[0]) {
    case TokenType.Percentage:
      return writeNumber(token);
    case TokenType.Hash:
      return /^#[0-9a-f]{3,8}$/i.test(token[1]) ? token[1] : undefined;
    case TokenType.Function: {
      const name = token[4].value.toLowerCase();
      return FUNCTIONS.has(name) ? `${name}(` : undefined;
    }
    case TokenType.Delim:
      return DELIMITERS.has(token[4].value) ? token[4].value : undefined;
    case TokenType.Comma:
    case TokenType.OpenParen:
      return token[1];
    default:
      return writePlainToken(token);
  }
}
