import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test('the column with the most addresses is taken, each address once', async () => {
  const csv = 'Name,Email,Owner\nAda,ada@a.test,maya@us.test\nBo,bo@b.test,\nCy,,maya@us.test\nAda again,ADA@a.test,';
  expect(await readUpload(fileOf('fair.csv', csv))).toEqual({
    addresses: ['ada@a.test', 'bo@b.test'],
    twice: 1,
    without: 1,
    column: 'Email',
  });
});

test('a text with one address a line needs no header, in any encoding', async () => {
  const text = '\uFEFFada@a.test\r\nBo Lind <bo@b.test>\r\nnobody';
  const utf16 = new Uint8Array(Uint16Array.from({ length: text.length }, (_unit, at) => text.charCodeAt(at)).buffer);
  expect(await readUpload(fileOf('list.txt', utf16))).toEqual({
    addresses: ['ada@a.test', 'bo@b.test'],
    twice: 0,
    without: 1,
    column: '',
  });
});

test('a file without any address says so, and one that is no table is refused', async () => {
  expect((await readUpload(fileOf('words.csv', 'a,b\nc,d\n'))).addresses).toEqual([]);
  await expect(readUpload(fileOf('picture.csv', new Uint8Array([0, 1, 2, 0, 255, 0, 0, 9])))).rejects.toThrow();
});
