import { expect, test } from 'vitest';
import { createPictureFetcher } from './fetch-remote-picture.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

test('a picture of the web is given as bytes, and what mail programs do not show is not', async () => {
  const kinds: Record<string, string> = { 'https://a.test/1': 'image/png', 'https://a.test/2': 'image/avif' };
  const fetchPicture = createPictureFetcher({
    fetchImage: async (url) => (kinds[url] === undefined ? undefined : { type: kinds[url], bytes: PNG }),
  });
  expect(await fetchPicture('https://a.test/1')).toEqual({
    picture: { type: 'image/png', data: PNG.toString('base64') },
  });
  expect(await fetchPicture('https://a.test/2')).toEqual({ picture: null });
  expect(await fetchPicture('https://a.test/3')).toEqual({ picture: null });
});

test('only some pictures are fetched at the same time, and one that fails makes room', async () => {
  let fail: (error: Error) => void = () => undefined;
  const held = new Promise<undefined>((_done, failed) => {
    fail = failed;
  });
  const fetchPicture = createPictureFetcher({ fetchImage: () => held });
  const first = Array.from({ length: 10 }, () => fetchPicture('https://a.test/').catch(() => 'failed'));
  await expect(fetchPicture('https://a.test/')).rejects.toMatchObject({ reason: 'serverBusy' });
  fail(new Error('gone'));
  expect(await Promise.all(first)).toEqual(Array.from({ length: 10 }, () => 'failed'));
  await expect(fetchPicture('https://a.test/')).rejects.toThrow('gone');
});
