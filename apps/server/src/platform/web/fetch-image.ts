import { fetchBytes } from './fetch-bytes.ts';
import { imageType } from './image-type.ts';

export type FetchedImage = { type: string; bytes: Buffer };

const WANTED = {
  accept: 'image/*',
  agent: 'Mozilla/5.0 (compatible; OutriderImageProxy)',
  maxBytes: 5_242_880,
};

/** An image of the web, only if its bytes are those of an image. */
export async function fetchImage(
  deps: Parameters<typeof fetchBytes>[0],
  url: string,
): Promise<FetchedImage | undefined> {
  const bytes = await fetchBytes(deps, url, WANTED);
  const type = bytes && imageType(bytes);
  return bytes && type ? { type, bytes } : undefined;
}
