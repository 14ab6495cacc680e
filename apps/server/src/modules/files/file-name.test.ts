import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeName, tidyFileName, tidyType } from './file-name.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\maya\\offer.pdf', 'offer.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['a.pdf\r\nX-Evil: yes', 'a.pdfX-Evil: yes'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['报价 2026.pdf', '报价 2026.pdf'],
  ['.env', '.env'],
])('a file called %j is kept as %j', (name, kept) => {
  expect(tidyFileName(name)).toBe(kept);
});

test('the kept name of any file has no path, no control character and at most 255 signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const kept = tidyFileName(name);
      expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(255);
      expect(tidyFileName(kept)).toBe(kept);
    }),
  );
});

test('a name that is taken gets the next free number before its ending', () => {
  const taken = new Set(['offer.pdf', 'offer (2).pdf']);
  expect(freeName('offer.pdf', (name) => taken.has(name))).toBe('offer (3).pdf');
});

test.each([
  ['Text/HTML; charset=utf-8', 'text/html'],
  ['image/svg+xml', 'image/svg+xml'],
  ['nonsense', 'application/octet-stream'],
  ['text/plain\r\nX-Evil: 1', 'application/octet-stream'],
])('the type %j is kept as %j', (type, kept) => expect(tidyType(type)).toBe(kept));
