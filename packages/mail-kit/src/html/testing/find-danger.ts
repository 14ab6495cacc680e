import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const FORBIDDEN = new Set(
  (
    'applet audio base basefont bgsound body button canvas dialog embed form frame frameset head html iframe input ' +
    'isindex keygen layer link listing marquee math menuitem meta noembed noframes noscript object option param ' +
    'picture plaintext portal script select slot source svg template textarea title track video xml xmp'
  ).split(' '),
);
const FORBIDDEN_ATTRIBUTES = new Set(
  (
    'action archive autofocus cite classid code codebase data dynsrc form formaction formtarget http-equiv is ' +
    'longdesc lowsrc manifest name ping poster profile sizes slot srcdoc srcset tabindex xlink:href xml:base xmlns'
  ).split(' '),
);
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/;
const SAFE_SOURCE = /^data:image\/(?:png|gif|jpe?g|webp|bmp|avif|x-icon);base64,[a-z0-9+/=]*$/i;
const SCHEME = /^(?:javascript|vbscript|livescript|mocha|data|file|blob|about|view-source|jar|feed|ms-its|mhtml):/;
const BAD_CSS =
  /url\(|image-set|@import|@font-face|@charset|expression|behaviou?r|binding|position:(?:fixed|absolute|sticky)|javascript:|vbscript:|<|\\/;

/**
 * What in a sanitised mail could run, load or reach out, read as a browser reads it. Written without a look at the
 * sanitiser's lists, so that a hole in those is seen here.
 */
export function findDanger(html: string): string[] {
  const found: string[] = [];
  const waiting: Node[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#comment') found.push('a comment');
    if (!('tagName' in node)) continue;
    found.push(...dangersOf(node));
    for (const child of node.childNodes) waiting.push(child);
  }
  return found;
}

function dangersOf(element: Element): string[] {
  const { tagName, namespaceURI, attrs } = element;
  const found: string[] = [];
  if (FORBIDDEN.has(tagName) || namespaceURI !== HTML_NAMESPACE || !/^[a-z][a-z0-9]*$/.test(tagName)) {
    found.push(`<${tagName}>`);
  }
  if (tagName === 'style')
    found.push(...dangersOfCss(element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')));
  for (const { name, value } of attrs) {
    const isBad =
      name.startsWith('on') ||
      (FORBIDDEN_ATTRIBUTES.has(name) && !(name === 'name' && tagName === 'map')) ||
      (name === 'href' && !SAFE_LINK.test(value)) ||
      (name === 'src' && !SAFE_SOURCE.test(value)) ||
      name === 'background' ||
      (name !== 'src' && SCHEME.test(compact(value)));
    if (isBad) found.push(`${tagName} ${name}=${value.slice(0, 80)}`);
    if (name === 'style') found.push(...dangersOfCss(value));
  }
  return found;
}

/** Browsers skip these in an address. */
const compact = (value: string) =>
  Array.from(value)
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase();

function dangersOfCss(css: string): string[] {
  const plain = css
    .replaceAll(/'(?:[^'\\]|\\[0-9a-f]{1,6} )*'/g, '')
    .replaceAll(/\s/g, '')
    .toLowerCase();
  return BAD_CSS.test(plain) ? [`css ${css.slice(0, 80)}`] : [];
}
