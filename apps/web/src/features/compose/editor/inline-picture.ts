import { Node } from '@tiptap/core';

export type PictureSource = { urlOf: (contentId: string) => string | undefined | Promise<string | undefined> };

/** Names a picture that is not taken yet; what is saved and what leaves has none of them. */
const PLACEHOLDER = /<img data-state="[a-z]*"[^<>]*>/g;

export const withoutPlaceholders = (html: string): string => html.replaceAll(PLACEHOLDER, '');

const CID = 'cid:';

/** A picture that goes out with the mail, by its Content-ID; until it has one, what it is to be taken from. */
export const InlinePicture = Node.create<PictureSource>({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ urlOf: () => undefined }),
  addAttributes: () => ({
    cid: { default: null },
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => {
        const src = image.getAttribute('src') ?? '';
        const width = Number.parseInt(image.getAttribute('width') ?? '', 10);
        const shown = { alt: image.getAttribute('alt') ?? '', width: width > 0 ? width : null };
        return src.startsWith(CID) ? { ...shown, cid: src.slice(CID.length), src: null } : { ...shown, cid: null, src };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { cid, src, alt, width } = node.attrs;
    const size = width === null ? {} : { width };
    return cid === null
      ? ['img', { 'data-state': 'loading', src, alt, ...size }]
      : ['img', { src: `${CID}${String(cid)}`, alt, ...size }];
  },
  addNodeView() {
    return ({ node }) => {
      const image = document.createElement('img');
      const { cid, src, alt, width } = node.attrs;
      image.alt = String(alt ?? '');
      if (width !== null) image.width = Number(width);
      if (cid === null) {
        image.dataset.state = 'loading';
        // What lies on the web is fetched by the server, not shown from there.
        if (/^(?:blob|data):/.test(String(src))) image.src = String(src);
      } else void show(image, this.options.urlOf(String(cid)));
      return { dom: image };
    };
  },
});

async function show(image: HTMLImageElement, source: ReturnType<PictureSource['urlOf']>): Promise<void> {
  const url = await source;
  if (url === undefined) image.dataset.state = 'missing';
  else image.src = url;
}
