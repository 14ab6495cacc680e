import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCertificates } from './certificates.ts';

test('the good certificate covers its hosts now, the expired one covered them until yesterday', async () => {
  const now = new Date();
  const { good, expired } = await makeCertificates(now, ['mx1.nordkai.test', '*.mailhaven.test']);
  const [valid, old] = [new X509Certificate(good.cert), new X509Certificate(expired.cert)];
  expect(valid.checkHost('mx1.nordkai.test')).toBe('mx1.nordkai.test');
  expect(valid.checkHost('imap.mailhaven.test')).toBeDefined();
  expect(valid.checkHost('mx1.elsewhere.test')).toBeUndefined();
  expect(new Date(valid.validTo) > now).toBe(true);
  expect(new Date(old.validTo) < now).toBe(true);
});
