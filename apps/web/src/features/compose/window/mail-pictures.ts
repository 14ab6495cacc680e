import type { ComposeAttachment } from '@outrider/contract/compose/attrs';
import { previewPart } from '../../../api/inbox/inbox.ts';
import { showUploadedPicture } from '../../../api/uploads.ts';
import { composer } from '../composer.ts';
import { fileOf } from './mail-uploads.ts';

/** The pictures in the text of one mail as this page shows them; what is saved and sent names them by Content-ID alone. */
export function createMailPictures(cid: string) {
  const urls = new Map<string, Promise<string | undefined>>();
  const find = (contentId: string) =>
    composer.get().mails[cid]?.mail.entry.attachment.find((file) => file.inlined && file.contentId === contentId);
  return {
    urlOf: (contentId: string): Promise<string | undefined> => {
      const known = urls.get(contentId);
      if (known) return known;
      const attachment = find(contentId);
      const url = attachment
        ? readPicture(attachment).then(
            (picture) => URL.createObjectURL(picture),
            () => undefined,
          )
        : undefined;
      if (!url) return Promise.resolve(undefined);
      urls.set(contentId, url);
      return url;
    },
    dispose: (): void => {
      for (const url of urls.values()) void url.then((made) => made !== undefined && URL.revokeObjectURL(made));
      urls.clear();
    },
  };
}

/** By a call with the log-in in its header: an address in the text would need a permission of its own. */
async function readPicture({
  id,
  type,
  midOfSourceMail: mid,
  partOfSourceMail: part,
}: ComposeAttachment): Promise<Blob> {
  const chosen = fileOf(id);
  if (chosen) return chosen;
  const response = await (type === 'upload' ? showUploadedPicture(id) : previewPart({ mid, part }));
  return response.blob();
}
