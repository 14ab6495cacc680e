import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
const text = (words: string) => [...Buffer.from(words, 'latin1')];
const word = (value: number) => [value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

/** One pixel each, as programs write them. */
const PNG = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const GIF = bytesOf('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const SOF = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0];
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const EXIF = [0xff, 0xe1, 0, 12, ...text('Exif\0\0GPS!')];
const JPEG = Uint8Array.from([0xff, 0xd8, ...SOF, ...SCAN, 0xff, 0xd9]);
const withExif = Uint8Array.from([0xff, 0xd8, ...EXIF, ...SOF, ...SCAN, 0xff, 0xd9]);

/** A chunk in front of the pixels; its sum is not looked at, as it goes. */
const pngWith = (type: string, data: number[]) =>
  Uint8Array.from([
    ...PNG.subarray(0, 33),
    ...word(data.length),
    ...text(type),
    ...data,
    0,
    0,
    0,
    0,
    ...PNG.subarray(33),
  ]);

test('a picture is known by what it is, with its size', () => {
  expect(readPicture(PNG)).toMatchObject({ type: 'image/png', width: 1, height: 1 });
  expect(readPicture(GIF)).toMatchObject({ type: 'image/gif', width: 1, height: 1 });
  expect(readPicture(JPEG)).toMatchObject({ type: 'image/jpeg', width: 3, height: 2 });
});

test('where it was taken, comments and anything behind its end are gone, and the rest is as it was', () => {
  const behind = text('<script>alert(1)</script>');
  expect(readPicture(Uint8Array.from([...PNG, ...behind]))?.bytes).toEqual(PNG);
  expect(readPicture(pngWith('tEXt', text('Author\0Maya')))?.bytes).toEqual(PNG);
  expect(readPicture(pngWith('eXIf', text('GPS')))?.bytes).toEqual(PNG);
  expect(readPicture(Uint8Array.from([...withExif, ...behind]))?.bytes).toEqual(JPEG);
  const comment = [0x21, 0xfe, 4, ...text('Maya'), 0];
  const noted = Uint8Array.from([...GIF.subarray(0, 19), ...comment, ...GIF.subarray(19), ...behind]);
  expect(readPicture(noted)?.bytes).toEqual(GIF);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page', Uint8Array.from(text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
  ['a picture of another type', Uint8Array.from(text('RIFF\0\0\0\0WEBPVP8 '))],
  ['a PNG that breaks off', PNG.subarray(0, 50)],
  ['a JPEG without an end', JPEG.subarray(0, -2)],
  ['a GIF that breaks off', GIF.subarray(0, -3)],
  ['only the beginning of a PNG', PNG.subarray(0, 8)],
])('%s is no picture', (_name, file) => {
  expect(readPicture(file)).toBeUndefined();
});

test('a picture that is too large to look at is refused', () => {
  const huge = Uint8Array.from(PNG);
  huge.set(word(100_000), 16);
  expect(readPicture(huge)).toBeUndefined();
});

test('it answers for any bytes, and what it gives is a picture it takes again as it is', () => {
  const broken = fc
    .tuple(fc.constantFrom(PNG, GIF, JPEG, withExif), fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 12 }))
    .map(([file, changes]) => {
      const changed = Uint8Array.from(file);
      for (const [at, byte] of changes) changed[at % changed.length] = byte;
      return changed;
    });
  fc.assert(
    fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 300 })), (file) => {
      const picture = readPicture(file);
      if (!picture) return;
      expect(picture.bytes.length).toBeLessThanOrEqual(file.length);
      expect(readPicture(picture.bytes)).toEqual(picture);
    }),
    { numRuns: 3000 },
  );
});
