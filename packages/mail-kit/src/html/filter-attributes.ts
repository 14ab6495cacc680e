import { readCss } from './css-tokens.ts';
import { type AllowImage, filterDeclarations } from './filter-declarations.ts';
import type { HtmlAttributes } from './read-html-tokens.ts';
import { safeLink } from './safe-url.ts';

const words = (list: string) => new Set(list.split(' '));

/** Attributes that are only words or numbers; none is an address, none runs. */
const PLAIN = words(
  'abbr align alt aria-hidden aria-label axis bgcolor border cellpadding cellspacing char charoff class clear color ' +
    'colspan compact coords datetime dir face frame headers height hspace lang noshade nowrap open reversed role rowspan ' +
    'rules scope shape size span start summary title type valign value vspace width',
);
/** Longer ones are made to cost time. */
const STYLE_MAX = 20_000;
/** Keeps the ids of a mail apart from those of the page it is shown in, so that it cannot stand in for them. */
const ID_PREFIX = 'mail-';

export const renameId = (id: string): string => (id.startsWith(ID_PREFIX) ? id : `${ID_PREFIX}${id}`);

export type AttributeContext = { allowImage: AllowImage; onLink: (address: string) => void };

/** The attributes of an element that are kept, in their order, as they are to be written. Pictures' own are not among them. */
export function filterAttributes(
  name: string,
  attributes: HtmlAttributes,
  context: AttributeContext,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [attribute, value] of attributes) {
    if (PLAIN.has(attribute)) kept.set(attribute, value);
    else if (attribute === 'id' && value !== '') kept.set('id', renameId(value));
    else if (attribute === 'style') keep(kept, 'style', filterStyle(value, context.allowImage));
    else if (attribute === 'background') keep(kept, 'background', context.allowImage(value));
    else if (attribute === 'name' && name === 'map') kept.set('name', renameId(value));
    else if (attribute === 'usemap' && value.startsWith('#')) kept.set('usemap', `#${renameId(value.slice(1))}`);
  }
  const address = name === 'a' || name === 'area' ? safeLink(attributes.get('href') ?? '') : null;
  if (address !== null) {
    context.onLink(address);
    kept.set('href', address).set('target', '_blank').set('rel', 'noopener noreferrer nofollow');
  }
  return kept;
}

function keep(kept: Map<string, string>, name: string, value: string | null): void {
  if (value) kept.set(name, value);
}

export function filterStyle(style: string, allowImage: AllowImage): string {
  return style.length > STYLE_MAX ? '' : filterDeclarations(readCss(style), allowImage);
}

export const escapeText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Ends of comments and elements: harmless in quotes, but not to a reader that has lost count of them. */
const ENDS_SOMETHING = /<\/|--!?>|\]>/;

/** In double quotes, with everything escaped that ends a value or a tag for any reader. */
export const writeAttributes = (attributes: ReadonlyMap<string, string>): string =>
  Array.from(attributes)
    .filter(([, value]) => !ENDS_SOMETHING.test(value))
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
