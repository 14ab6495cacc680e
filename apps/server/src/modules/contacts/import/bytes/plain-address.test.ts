import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from '../rows/read-email.ts';
import { isPlainAddress } from './plain-address.ts';

const isPlain = (cell: string) => {
  const bytes = Buffer.from(`,${cell},`);
  return isPlainAddress(bytes, 1, bytes.length - 1);
};

const piece = fc.oneof(
  fc.constantFrom(
    'ana',
    'Bo',
    'x',
    'xn--p1ai',
    'bounce',
    'no-reply',
    'NoReply',
    'do-not-reply',
    'mailer-daemon',
    'listserv',
  ),
  fc.constantFrom(
    'majordomo',
    'one',
    'test',
    'a'.repeat(63),
    'b'.repeat(64),
    '1',
    'a1',
    'é',
    '\u212a',
    '"q"',
    '-',
    '_',
    '+',
  ),
  fc.string({ unit: fc.constantFrom(...Array.from('abxyzABX019-_+')), maxLength: 6 }),
);
const glue = fc.constantFrom('.', '.', '@', '@', '', '-', '+', '_', '=', ' ', '..', ',');
const address = fc.oneof(
  fc.array(fc.tuple(piece, glue), { maxLength: 8 }).map((parts) => parts.flat().slice(0, -1).join('')),
  fc
    .tuple(piece, glue, piece, fc.array(piece, { minLength: 1, maxLength: 4 }))
    .map(([one, between, other, domain]) => `${one}${between}${other}@${domain.join('.')}`),
);

test('an address that is plain by its bytes is taken as it stands, in lower case', () => {
  fc.assert(
    fc.property(address, (cell) => {
      if (isPlain(cell)) expect(readEmail(cell)).toEqual({ email: cell.toLowerCase(), name: '' });
    }),
    { numRuns: 5_000 },
  );
});

test.each(['ana@one.test', 'Ana.Li+x_y-z@Mail.One-2.Test', '1@1.co', `${'a'.repeat(64)}@b.cd`])('%s is plain', (cell) =>
  expect(isPlain(cell)).toBe(true),
);

test.each([
  'no-reply@one.test',
  'BOUNCES+1@one.test',
  'mailer-daemon@one.test',
  'ana@xn--bcher-kva.test',
  ' ana@one.test',
  'ana@one',
  `${'a'.repeat(65)}@b.cd`,
  'ana@-one.test',
  'ana@one-.test',
  'ana@one.1a',
  'ana@one.t',
  'ana..li@one.test',
  'bücher@one.test',
])('%s goes the long way', (cell) => expect(isPlain(cell)).toBe(false));
