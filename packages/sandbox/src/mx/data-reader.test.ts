import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDataReader } from './data-reader.ts';

/** The sender's side of the rule about dots (RFC 5321 4.5.2), on lines without their CRLF. */
const toWire = (lines: string[]) =>
  Buffer.from([...lines.map((line) => (line.startsWith('.') ? `.${line}` : line)), '.', ''].join('\r\n'));

test('a message comes out as it was written, wherever the packets are cut, with anything after it', () => {
  const line = fc
    .string({ unit: fc.constantFrom('.', '\n', '\r.', 'a', '..') })
    .filter((text) => !text.includes('\r\n'));
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 5 }), (lines, size) => {
      const wire = toWire(lines.map((text) => text.replaceAll('\r', '\r-')));
      const reader = createDataReader(10_000);
      let used: number | undefined;
      let read = 0;
      for (; used === undefined; read += used ?? size)
        used = reader.push(Buffer.concat([wire, Buffer.from('QUIT')]).subarray(read, read + size));
      expect(read).toBe(wire.length);
      expect(reader.finish()?.toString()).toBe(lines.map((text) => `${text.replaceAll('\r', '\r-')}\r\n`).join(''));
    }),
  );
});

test('a message is as big as allowed, or not there', () => {
  for (const [bytes, isKept] of [
    [98, true],
    [99, false],
  ] as const) {
    const reader = createDataReader(100);
    for (const byte of toWire(['x'.repeat(bytes)])) reader.push(Buffer.from([byte]));
    expect(reader.finish() !== undefined).toBe(isKept);
  }
});
