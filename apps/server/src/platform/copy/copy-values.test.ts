import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCopyRows } from './copy-rows.ts';
import { createCopyValues } from './copy-values.ts';

test('the bytes of any values are read, in any pieces', () => {
  const values = fc.array(fc.option(fc.uint8Array({ maxLength: 60 })), { maxLength: 20 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 40 }), (written, size) => {
      const rows = createCopyRows();
      rows.open();
      for (const value of written) {
        rows.row(1);
        if (value) rows.bytes(value);
        else rows.nothing();
      }
      rows.close();
      const sent = rows.take();
      const reader = createCopyValues();
      const read: Uint8Array[] = [];
      for (let at = 0; at < sent.length; at += size) read.push(...reader.read(sent.subarray(at, at + size)));
      expect(Buffer.concat(read)).toEqual(Buffer.concat(written.flatMap((value) => value ?? [])));
    }),
  );
});
