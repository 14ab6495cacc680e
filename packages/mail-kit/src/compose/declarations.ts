/** Properties in lower case, with their values; of two of one name the last counts. */
export type Declarations = ReadonlyMap<string, string>;

const NONE: Declarations = new Map();

export function readDeclarations(style: string | undefined): Declarations {
  if (!style) return NONE;
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return found;
}

export type StyleSheet = {
  /** By `.class` or by the name of an element. */
  rules: ReadonlyMap<string, Declarations>;
  /** Word's lists by `l0:level1`. */
  lists: ReadonlyMap<string, Declarations>;
};

const SELECTOR = /^([a-z][a-z0-9]*)?(\.[\w-]+)?$/i;
const LIST = /^@list\s+(l\d+:level\d+)$/i;

/** What a program puts into its style sheet instead of into the elements. Selectors that need a tree are left alone. */
export function readStyleSheet(css: string): StyleSheet {
  const rules = new Map<string, Declarations>();
  const lists = new Map<string, Declarations>();
  const text = css.replaceAll(/<!--|-->/g, ' ');
  for (const block of text.split('}')) {
    const brace = block.lastIndexOf('{');
    if (brace < 0) continue;
    const declarations = readDeclarations(block.slice(brace + 1));
    const selectors = withoutComments(block.slice(block.lastIndexOf('{', brace - 1) + 1, brace));
    const [, list] = LIST.exec(selectors) ?? [];
    if (list) lists.set(list.toLowerCase(), declarations);
    else for (const selector of selectors.split(',')) addRule(rules, selector.trim(), declarations);
  }
  return { rules, lists };
}

function addRule(rules: Map<string, Declarations>, selector: string, declarations: Declarations): void {
  const [, element, name] = SELECTOR.exec(selector) ?? [];
  const key = name ?? element?.toLowerCase();
  if (key !== undefined) rules.set(key, new Map([...(rules.get(key) ?? []), ...declarations]));
}

function withoutComments(text: string): string {
  const end = text.lastIndexOf('*/');
  return (end < 0 ? text : text.slice(end + 2)).trim();
}

const ZERO = /^-?0*(?:\.0+)?(?:[a-z]{2,4}|%)?$/i;
const isZero = (value: string | undefined) => value !== undefined && /\d/.test(value) && ZERO.test(value);

/** Whether a paragraph has no distance to those above and below: it is a line, and an empty one is the distance. */
export function hasNoMargin(style: Declarations): boolean {
  const sides = (style.get('margin') ?? '').split(/\s+/);
  const [top, , bottom = top] = sides;
  return isZero(style.get('margin-top') ?? top) && isZero(style.get('margin-bottom') ?? bottom);
}
