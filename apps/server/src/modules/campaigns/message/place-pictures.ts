import { pictureIdsIn, replacePictures } from '@outrider/campaign-rules/picture-links';
import type { MailPictures } from '../pictures/mail-pictures.ts';
import type { MessagePicture } from './build-message.ts';

type Placed = { html: string; pictures: MessagePicture[]; isMissing: boolean };

/** The page with its pictures named as parts of the same message (RFC 2392), and those parts. */
export function placePictures(html: string, kept: MailPictures | undefined, sender: string): Placed {
  const ids = html.includes('picture:') ? pictureIdsIn(html) : [];
  if (ids.length === 0) return { html, pictures: [], isMissing: false };
  const domain = sender.slice(sender.lastIndexOf('@') + 1) || 'sample.invalid';
  const pictures = ids.flatMap((id) => {
    const picture = kept?.get(id);
    return picture ? [{ contentId: `${id}@${domain}`, type: picture.type, body: picture.body }] : [];
  });
  return {
    html: replacePictures(html, (id) => `cid:${id}@${domain}`),
    pictures,
    isMissing: pictures.length < ids.length,
  };
}
