import type { Editor } from '@tiptap/core';

export type TakenPicture = { contentId: string; url: string };

type Hands = {
  /** The bytes behind an address; nothing where they cannot be had. */
  fetchFile: (src: string) => Promise<File | undefined>;
  /** Its Content-ID, once it belongs to the mail. */
  take: (file: File) => Promise<string | undefined>;
  onTaken: (picture: TakenPicture) => void;
  onLost: () => void;
};

/** Makes parts of the mail of pictures that were put into its text. Gives what is to be called after each change. */
export function createPictureTaker({ fetchFile, take, onTaken, onLost }: Hands) {
  const files = new Map<string, File>();
  const running = new Set<string>();

  async function takeOne(editor: Editor, src: string): Promise<void> {
    const file = files.get(src) ?? (await fetchFile(src).catch(() => undefined));
    const contentId = file && (await take(file).catch(() => undefined));
    running.delete(src);
    if (editor.isDestroyed) return;
    if (!file || contentId === undefined) {
      replaceAll(editor, src, undefined);
      onLost();
      return;
    }
    onTaken({ contentId, url: files.has(src) ? src : URL.createObjectURL(file) });
    replaceAll(editor, src, contentId);
  }

  return {
    /** The address under which a file is shown until it is taken. */
    addFile(file: File): string {
      const url = URL.createObjectURL(file);
      files.set(url, file);
      return url;
    },
    takeNew(editor: Editor, from: number, to: number): void {
      editor.state.doc.nodesBetween(from, Math.min(to, editor.state.doc.content.size), (node) => {
        const { cid, src } = node.attrs;
        if (node.type.name !== 'inlinePicture' || cid !== null || typeof src !== 'string' || running.has(src)) return;
        running.add(src);
        void takeOne(editor, src);
      });
    },
  };
}

/** Not a step to undo: the picture would be without its bytes again. */
function replaceAll(editor: Editor, src: string, contentId: string | undefined): void {
  const { tr, doc } = editor.state;
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'inlinePicture' && node.attrs.cid === null && node.attrs.src === src) places.push(at);
  });
  // From the end, so that what is removed does not move what is still to come.
  for (const at of places.toReversed()) {
    const node = doc.nodeAt(at);
    if (!node) continue;
    if (contentId === undefined) tr.delete(at, at + node.nodeSize);
    else tr.setNodeMarkup(at, undefined, { ...node.attrs, cid: contentId, src: null });
  }
  if (places.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** A picture that stands in the text itself. */
export function fileOfData(src: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z.+-]+);base64,([a-z0-9+/=\s]*)$/i.exec(src) ?? [];
  if (data === '') return undefined;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.slice('image/'.length).replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`, {
    type,
  });
}
