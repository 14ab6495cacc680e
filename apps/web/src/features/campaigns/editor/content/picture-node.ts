import { PICTURE_SCHEME } from '@outrider/campaign-rules/picture-links';
import { mergeAttributes, Node } from '@tiptap/core';
import { pictureQuery } from '../../../../api/campaigns/pictures.ts';
import { queryClient } from '../../../../platform/query-client.ts';

/** A picture that goes out with the mail, or one that lies on the web, of which a mail carries only where. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => {
    return ({ node }) => {
      const image = document.createElement('img');
      const { src, alt, width } = node.attrs;
      image.alt = String(alt ?? '');
      if (width !== null) image.width = Number(width);
      void show(image, String(src));
      return { dom: image };
    };
  },
});

/** What is kept here is asked for with the reader's token, which a plain address would not carry. */
async function show(image: HTMLImageElement, src: string): Promise<void> {
  if (!src.startsWith(PICTURE_SCHEME)) {
    image.src = src;
    return;
  }
  try {
    const { type, data } = await queryClient.fetchQuery(pictureQuery(src.slice(PICTURE_SCHEME.length)));
    image.src = `data:${type};base64,${data}`;
  } catch {
    // The words in its place say that it cannot be shown now; the mail keeps it.
    image.dataset.missing = 'true';
  }
}
