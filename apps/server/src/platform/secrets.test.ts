import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer, createTextSigner } from './secrets.ts';

const secret = randomBytes(32);
const sealer = createSealer([secret], 'test');

test('what was sealed opens in its own context only', () => {
  const sealed = sealer.seal('Grüße, 你好', 'user:1');
  expect(sealer.open(sealed, 'user:1')).toBe('Grüße, 你好');
  expect(() => sealer.open(sealed, 'user:2')).toThrow();
});

test('sealing the same text twice gives two different results', () => {
  expect(sealer.seal('same', 'here')).not.toBe(sealer.seal('same', 'here'));
});

test('a change of any part of what was sealed is noticed', () => {
  const [format, id, body = ''] = sealer.seal('a secret of somebody', 'here').split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(i) ^ 1, i);
    expect(() => sealer.open([format, id, changed.toString('base64url')].join('.'), 'here'), `byte ${i}`).toThrow();
  }
});

test('a tag cut short does not open', () => {
  const [format, id, body = ''] = sealer.seal('x', 'here').split('.');
  for (const kept of [0, 11, 12, 16, 27]) {
    const cut = Buffer.from(body, 'base64url').subarray(0, kept).toString('base64url');
    expect(() => sealer.open([format, id, cut].join('.'), 'here')).toThrow();
  }
});

test('after a change of secret the old one still opens and the new one seals', () => {
  const sealed = sealer.seal('kept', 'here');
  const next = randomBytes(32);
  const rotated = createSealer([next, secret], 'test');
  expect(rotated.open(sealed, 'here')).toBe('kept');
  const resealed = rotated.seal('kept', 'here');
  expect(createSealer([next], 'test').open(resealed, 'here')).toBe('kept');
  expect(() => sealer.open(resealed, 'here')).toThrow('does not have');
});

test('a sealer of another purpose opens nothing of this one', () => {
  expect(() => createSealer([secret], 'other').open(sealer.seal('x', 'here'), 'here')).toThrow();
});

test('a signature holds for its own text and purpose, and after the secret changed', () => {
  const before = createTextSigner([secret], 'marks');
  const after = createTextSigner([randomBytes(32), secret], 'marks');
  const signature = before.sign('some text');
  expect(after.isSigned('some text', signature)).toBe(true);
  expect(after.sign('some text')).not.toBe(signature);
  expect(before.isSigned('some other text', signature)).toBe(false);
  expect(createTextSigner([secret], 'else').isSigned('some text', signature)).toBe(false);
  for (const wrong of ['', 'x', signature.slice(1), `${signature}AA`, '💥'.repeat(9)])
    expect(before.isSigned('some text', wrong)).toBe(false);
});

test('a signature is the HMAC of any text', () => {
  const signer = createTextSigner([secret], 'test');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign:test', 32));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(signer.sign(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
    }),
  );
});
