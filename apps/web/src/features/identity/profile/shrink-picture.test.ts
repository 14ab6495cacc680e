import { AVATAR_FILE_MAX_BYTES, AVATAR_MAX_LENGTH } from '@outrider/contract/limits';
import { expect, test } from 'vitest';
import { encodeWithinLimit, refusePicture } from './shrink-picture.ts';

const url = (type: string, length: number) => `data:${type};base64,`.padEnd(length, 'A');

test('A file that is no PNG or JPEG is refused as not a picture.', () => {
  expect(refusePicture({ type: 'application/pdf', size: 10 })).toBe('notAPicture');
  expect(refusePicture({ type: 'image/svg+xml', size: 10 })).toBe('notAPicture');
});

test('A picture may have two megabytes and not one byte more.', () => {
  expect(refusePicture({ type: 'image/png', size: AVATAR_FILE_MAX_BYTES })).toBeUndefined();
  expect(refusePicture({ type: 'image/png', size: AVATAR_FILE_MAX_BYTES + 1 })).toBe('tooLarge');
});

test('A small PNG stays a PNG, so that it keeps its transparency.', () => {
  expect(encodeWithinLimit('image/png', (type) => url(type, 500))).toMatch(/^data:image\/png/);
});

test('A PNG that is too long as text becomes a JPEG.', () => {
  const encode = (type: string) => url(type, type === 'image/png' ? AVATAR_MAX_LENGTH + 1 : AVATAR_MAX_LENGTH);
  expect(encodeWithinLimit('image/png', encode)).toMatch(/^data:image\/jpeg/);
});

test('A JPEG loses quality until its text fits.', () => {
  const tried: (number | undefined)[] = [];
  const encode = (type: string, quality?: number) => {
    tried.push(quality);
    return url(type, tried.length < 3 ? AVATAR_MAX_LENGTH + 1 : 500);
  };
  expect(encodeWithinLimit('image/jpeg', encode)).toBeDefined();
  expect(tried).toEqual([0.9, 0.8, 0.7]);
});

test('A picture that fits in no quality is given up.', () => {
  expect(encodeWithinLimit('image/jpeg', (type) => url(type, AVATAR_MAX_LENGTH + 1))).toBeUndefined();
});
