import { PICTURE_SCHEME } from '@outrider/campaign-rules/picture-links';
import { pictureQuery } from '../../../api/campaigns/pictures.ts';
import { fetchRemotePicture } from '../../../api/compose/picture.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { fileOfData } from './take-pictures.ts';

type Kept = { type: string; data: string };

/** The bytes of a picture that is named in a mail: in its text, kept with templates, or on the web. */
export async function fetchPicture(src: string): Promise<File | undefined> {
  if (src.startsWith('data:')) return fileOfData(src);
  if (src.startsWith(PICTURE_SCHEME)) {
    return asFile(await queryClient.fetchQuery(pictureQuery(src.slice(PICTURE_SCHEME.length))));
  }
  if (!/^https?:/.test(src)) return undefined;
  // Fetched by the server: its owner does not learn who pastes it where.
  const { picture } = await fetchRemotePicture({ url: src });
  return picture ? asFile(picture) : undefined;
}

const asFile = ({ type, data }: Kept): File | undefined => fileOfData(`data:${type};base64,${data}`);
