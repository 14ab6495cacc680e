import { AVATAR_FILE_MAX_BYTES, AVATAR_MAX_LENGTH } from '@outrider/contract/limits';

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
type PictureType = (typeof PICTURE_TYPES)[number];

/** Why a file cannot be used; the texts are in the profile's area. */
export type PictureRefusal = 'notAPicture' | 'tooLarge';

type Shrunk = { url: string } | { refusal: PictureRefusal };

type ChosenFile = { type: string; size: number };
/** Writes the small square as a data URL. */
type Encode = (type: PictureType, quality?: number) => string;

const SIDE_PX = 256;
const QUALITIES = [0.9, 0.8, 0.7, 0.6];

export function refusePicture({ type, size }: ChosenFile): PictureRefusal | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'notAPicture';
  return size > AVATAR_FILE_MAX_BYTES ? 'tooLarge' : undefined;
}

/** The best encoding that the server takes: a PNG stays one while it is small, a JPEG loses quality step by step. */
export function encodeWithinLimit(type: string, encode: Encode): string | undefined {
  const tries = [
    ...(type === 'image/png' ? [() => encode('image/png')] : []),
    ...QUALITIES.map((q) => () => encode('image/jpeg', q)),
  ];
  for (const attempt of tries) {
    const url = attempt();
    if (url.length <= AVATAR_MAX_LENGTH) return url;
  }
  return undefined;
}

/** The middle of a picture as a small square, made in the browser so that no large file travels. */
export async function shrinkPicture(file: File): Promise<Shrunk> {
  const refusal = refusePicture(file);
  if (refusal) return { refusal };
  const picture = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!picture || !context) return { refusal: 'notAPicture' };
  canvas.width = canvas.height = SIDE_PX;
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  const url = encodeWithinLimit(file.type, (type, quality) => canvas.toDataURL(type, quality));
  return url ? { url } : { refusal: 'tooLarge' };
}
