import { MAIL_PICTURE_TYPES } from '@outrider/contract/compose/picture';
import { AppError } from '@outrider/contract/errors';
import type { ComposeDeps } from '../compose-deps.ts';

type Picture = { type: (typeof MAIL_PICTURE_TYPES)[number]; data: string };

/** Each is held in memory while it is fetched. */
const AT_ONCE_MAX = 10;

/** Pictures of the web as bytes, by the way the inbox takes: from public addresses only, and without telling for whom. */
export function createPictureFetcher({ fetchImage }: Pick<ComposeDeps, 'fetchImage'>) {
  let running = 0;
  return async (url: string): Promise<{ picture: Picture | null }> => {
    if (running >= AT_ONCE_MAX) throw new AppError('serverBusy');
    running += 1;
    try {
      const image = await fetchImage(url);
      const type = MAIL_PICTURE_TYPES.find((known) => known === image?.type);
      return { picture: image && type ? { type, data: image.bytes.toString('base64') } : null };
    } finally {
      running -= 1;
    }
  };
}
