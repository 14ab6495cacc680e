import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bytes, fromBase64, toBase64 } from './base64.ts';
import { packContent, unpackContent } from './content.ts';
import { decrypt, deriveKey, encrypt, newDerivation } from './crypto.ts';

const hex = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'hex'));
/** Few rounds: how many there are changes the time, not the way. */
const QUICK = { salt: toBase64(hex('000102030405060708090a0b0c0d0e0f')), rounds: 2 };
const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => Uint8Array.from(each));

test('a new mail has a salt of its own and at least 600 000 rounds', () => {
  const [one, other] = [newDerivation(), newDerivation()];
  expect(one.rounds).toBeGreaterThanOrEqual(600_000);
  expect(fromBase64(one.salt)).toHaveLength(16);
  expect(one.salt).not.toBe(other.salt);
});

test('key and proof are those that another implementation derives from the password', async () => {
  const { hkdfSync, createDecipheriv } = await import('node:crypto');
  const master = pbkdf2Sync('Fähre nach Rostock', Buffer.from(QUICK.salt, 'base64'), 2, 32, 'sha256');
  const derived = (info: string) => Buffer.from(hkdfSync('sha256', master, '', info, 32));
  const { key, proof } = await deriveKey('Fähre nach Rostock', QUICK);
  expect(proof).toBe(derived('sealed mail proof').toString('base64'));

  const whole = Buffer.from(await encrypt(key, new TextEncoder().encode('fixed or floating?'), 'mail'));
  const decipher = createDecipheriv('aes-256-gcm', derived('sealed mail key'), whole.subarray(1, 13));
  decipher.setAAD(Buffer.from('sealed mail v1')).setAuthTag(whole.subarray(-16));
  expect(decipher.update(whole.subarray(13, -16), undefined, 'utf8') + decipher.final('utf8')).toBe(
    'fixed or floating?',
  );
});

test('what was sealed once stays readable: a fixed salt, nonce and password give fixed bytes', async () => {
  const { key, proof } = await deriveKey('correct horse', QUICK);
  const whole = await encrypt(key, new TextEncoder().encode('Hello Katrin'), 'mail', (length) =>
    Uint8Array.from({ length }, (_, at) => at),
  );
  expect(proof).toBe('RB/W40QHZSD5pkazgb63ONvkV47VvIRTKU1G7p/ZPZY=');
  expect(Buffer.from(whole).toString('hex')).toBe(
    '01000102030405060708090a0b9c1cf9df1a81c9da70db7a480c5076db2497aab7e487196f547ffae6',
  );
  expect(new TextDecoder().decode(await decrypt(key, whole, 'mail'))).toBe('Hello Katrin');
});

test('accents typed as one letter or as two are the same password', async () => {
  expect((await deriveKey('caf\u00e9', QUICK)).proof).toBe((await deriveKey('cafe\u0301', QUICK)).proof);
});

test('any text that is encrypted comes back, and is not to be found in what is kept', async () => {
  const { key } = await deriveKey('one', QUICK);
  await fc.assert(
    fc.asyncProperty(bytes, async (plain) => {
      const whole = await encrypt(key, plain, 'answer');
      expect(await decrypt(key, whole, 'answer')).toEqual(plain);
      if (plain.length > 8) expect(Buffer.from(whole).includes(Buffer.from(plain))).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('another password, another purpose and any changed byte open nothing', async () => {
  const [{ key }, { key: other }] = [await deriveKey('one', QUICK), await deriveKey('two', QUICK)];
  const whole = await encrypt(key, new TextEncoder().encode('secret'), 'mail');
  await expect(decrypt(other, whole, 'mail')).rejects.toThrow();
  await expect(decrypt(key, whole, 'answer')).rejects.toThrow();
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = whole.map((byte, place) => (place === at ? byte ^ by : byte));
      await expect(decrypt(key, changed, 'mail')).rejects.toThrow();
    }),
    { numRuns: 40 },
  );
});

test('base64 goes there and back, as other programs write it', () => {
  fc.assert(
    fc.property(bytes, (each) => {
      expect(toBase64(each)).toBe(Buffer.from(each).toString('base64'));
      expect(fromBase64(toBase64(each))).toEqual(each);
    }),
  );
});

test('a mail with its files is unpacked as it was packed, and a cut one is refused', () => {
  const file = fc.record({ name: fc.string(), type: fc.string(), contentId: fc.string(), bytes });
  const words = { subject: fc.string(), html: fc.string(), text: fc.string() };
  fc.assert(
    fc.property(fc.record({ ...words, files: fc.array(file, { maxLength: 4 }) }), (content) => {
      const packed = packContent(content);
      expect(unpackContent(packed)).toEqual(content);
      expect(() => unpackContent(packed.slice(0, -1))).toThrow();
    }),
  );
});
