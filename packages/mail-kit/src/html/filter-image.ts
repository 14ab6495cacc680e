import { type AttributeContext, filterAttributes } from './filter-attributes.ts';
import type { HtmlAttributes } from './read-html-tokens.ts';
import { contentIdOf, dataImage, ownImage, remoteImageUrl } from './safe-url.ts';

/** Where a picture is not shown, these say why: `data-mail-image="remote"`, or `data-mail-cid` with the Content-ID. */
const REMOTE_MARK = 'data-mail-image';
const CID_MARK = 'data-mail-cid';

export type ImageContext = AttributeContext & {
  inlineImage: (contentId: string) => string | null | undefined;
  onTrackingPixel: () => void;
};

/** The attributes of an img as they are to be written; null where nothing is left to show, not even words. */
export function filterImage(attributes: HtmlAttributes, context: ImageContext): Map<string, string> | null {
  const kept = filterAttributes('img', attributes, context);
  const source = attributes.get('src') ?? '';
  const contentId = contentIdOf(source) ?? attributes.get(CID_MARK) ?? null;
  if (contentId !== null) {
    const address = ownImage(context.inlineImage(contentId));
    return address === null ? kept.set(CID_MARK, contentId) : kept.set('src', address);
  }
  const data = dataImage(source);
  if (data !== null) return kept.set('src', data);
  const isBlocked = attributes.get(REMOTE_MARK) === 'remote';
  if (remoteImageUrl(source) === null && !isBlocked) return kept.get('alt') ? kept : null;
  if (isTrackingPixel(kept)) {
    context.onTrackingPixel();
    return null;
  }
  const address = context.allowImage(source);
  return address === null ? kept.set(REMOTE_MARK, 'remote') : kept.set('src', address);
}

const STYLED_WIDTH = /;(?:max-)?width:([\d.]+)(?:px|pt|em|%)?[ ;!]/;
const STYLED_HEIGHT = /;(?:max-)?height:([\d.]+)(?:px|pt|em|%)?[ ;!]/;
const STYLED_AWAY = /;(?:display:none|visibility:hidden|opacity:0(?:\.0+)?)[ ;!]/;

/** A picture nobody can see is loaded for the server's log alone. */
function isTrackingPixel(kept: ReadonlyMap<string, string>): boolean {
  const style = `;${kept.get('style') ?? ''};`.toLowerCase();
  const width = Number.parseFloat(STYLED_WIDTH.exec(style)?.[1] ?? kept.get('width') ?? '');
  const height = Number.parseFloat(STYLED_HEIGHT.exec(style)?.[1] ?? kept.get('height') ?? '');
  return width === 0 || height === 0 || (width <= 1 && height <= 1) || STYLED_AWAY.test(style);
}
