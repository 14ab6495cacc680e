import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOffers } from './offers.ts';
import { createReplyReader } from './read-replies.ts';
import { stuffDots } from './stuff-dots.ts';

const MAX_BYTES = 200;

const line = fc.string({ unit: fc.constantFrom('a', ' ', '-', '5', 'ü', '漢'), maxLength: 20 });
const reply = fc
  .tuple(fc.constantFrom('250', '354', '421', '550'), fc.array(line, { minLength: 1, maxLength: 4 }))
  .map(([code, lines]) => lines.map((text, index) => `${code}${index < lines.length - 1 ? '-' : ' '}${text}`));

/** Cut anywhere, in the middle of a letter too. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...ends].map((start, index) => bytes.subarray(start, ends[index] ?? bytes.length));
}

test('answers come out as they were said, however the network cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(reply, { maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.constantFrom('\r\n', '\n'),
      (replies, places, end) => {
        const reader = createReplyReader(MAX_BYTES);
        const bytes = Buffer.from(replies.map((lines) => lines.map((text) => text + end).join('')).join(end));
        const heard = cut(bytes, places).flatMap((chunk) => reader.read(chunk));
        expect(heard).toEqual(replies.map((lines) => lines.join('\n')));
        expect(reader.isOverlong()).toBe(false);
      },
    ),
  );
});

test.each([
  ['a line', 'x'],
  ['an answer', '250-more\r\n'],
])('%s that does not end is found out before it fills the memory', (_what, part) => {
  const reader = createReplyReader(MAX_BYTES);
  for (let said = 0; said <= 2 * MAX_BYTES; said += part.length) expect(reader.read(Buffer.from(part))).toEqual([]);
  expect(reader.isOverlong()).toBe(true);
});

test('any bytes a server sends are read', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 6 }), (chunks) => {
      const reader = createReplyReader(MAX_BYTES);
      for (const chunk of chunks) for (const heard of reader.read(Buffer.from(chunk))) expect(heard).not.toBe('');
    }),
  );
});

/** What a server makes of it: lines that end with both signs, each without the dot that was put before it. */
const receive = (bytes: string) =>
  bytes
    .split('\r\n')
    .map((text) => text.replace(/^\./, ''))
    .join('\r\n');

test('a message arrives as it was, with whole ends of lines, and nothing in it is taken for its end', () => {
  const part = fc.constantFrom('a', '.', '\r', '\n', '\r\n', '\r\n.\r\n', '\n.\n', '\r.\r', 'ü');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }), (parts, pieceBytes) => {
      const raw = parts.join('');
      const bytes = [...stuffDots(Buffer.from(raw), pieceBytes)].join('');
      expect(bytes).not.toMatch(/\r(?!\n)|(?<!\r)\n|(?:^|\n)\.\r\n/);
      expect(bytes.endsWith('\r\n')).toBe(true);
      const whole = raw.replaceAll(/\r\n|\r|\n/g, '\r\n');
      expect(Buffer.from(receive(bytes), 'latin1').toString()).toBe(whole.endsWith('\r\n') ? whole : `${whole}\r\n`);
    }),
  );
});

test('what a server offers is read from its answer to EHLO, and from no other', () => {
  expect(readOffers('250-mail.north.test\n250-pipelining\n250-SIZE 1000\n250-8BITMIME\n250 SMTPUTF8')).toEqual({
    pipelining: true,
    eightBit: true,
    utf8: true,
    size: { max: 1000 },
  });
  expect(readOffers('250-pipelining.test\n250 SIZE')).toMatchObject({ pipelining: false, size: { max: 0 } });
  expect(readOffers('250 SIZE.test')).toMatchObject({ size: undefined });
  expect(readOffers('235 2.7.0 PIPELINING')).toBeUndefined();
});
