import { writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRow } from './invoices.repository.ts';

const INVOICE: InvoiceRow = {
  id: '7a5dbb6c-0d4b-4bb1-b0c5-6f2b0a2c7d11',
  workspace_id: '7a5dbb6c-0d4b-4bb1-b0c5-6f2b0a2c7d12',
  number: 7,
  source: 'in_1',
  issued_at: new Date('2026-11-17T09:00:00Z'),
  state: 'paid',
  lines: [
    {
      kind: 'plan',
      of: 'growth',
      count: 1,
      each: 7_900,
      amount: 7_900,
      from: '2026-11-17T00:00:00.000Z',
      until: '2026-12-17T00:00:00.000Z',
    },
  ],
  currency: 'USD',
  total: 7_900,
  billed_to: {
    name: 'Harborline GmbH',
    street: '4 Speicherstadt',
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: 'DE318842107',
  },
  credits: null,
};
const CHINESE = {
  name: '港线贸易（汉堡）有限公司',
  street: '仓库城 4 号',
  postcode: '200080',
  city: '上海',
  country: 'CN',
  taxId: '',
};

const fontsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name]) => name);

/** How many letters the pages show; each is four digits of a font's own numbering. */
const countLetters = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' Tf'))
    .flatMap((content) => [...content.matchAll(/<([0-9a-f]+)>/g)])
    .reduce((sum, [, digits = '']) => sum + digits.length / 4, 0);

const forDomain = (of: string, language: 'en' | 'zh') =>
  invoicePdf(
    { ...INVOICE, lines: INVOICE.lines.map((line) => ({ ...line, kind: 'domain' as const, of })) },
    { appName: 'Outrider', language },
  );

test.each(['en', 'zh'] as const)('a long item takes more lines and loses no letter (%s)', async (language) => {
  const [short, long] = ['a.test', `${'long'.repeat(60)}.test`];
  const more = countLetters(await forDomain(long, language)) - countLetters(await forDomain(short, language));
  // A space at the end of a line is not written.
  expect(Math.abs(more - (long.length - short.length))).toBeLessThanOrEqual(2);
});

test('Chinese letters of a name are embedded, only where there are any, and only as many as are needed', async () => {
  const plain = await invoicePdf(INVOICE, { appName: 'Outrider', language: 'en' });
  expect(fontsOf(plain)).not.toContain('NotoSansSC');
  const named = await invoicePdf({ ...INVOICE, billed_to: CHINESE }, { appName: 'Outrider', language: 'en' });
  expect(fontsOf(named).join()).toContain('NotoSansSC');
  const chinese = await invoicePdf({ ...INVOICE, billed_to: CHINESE }, { appName: 'Outrider', language: 'zh' });
  if (process.env.PAPER) await writeFile(process.env.PAPER, chinese);
  expect(chinese.length).toBeLessThan(200_000);
});

test('a letter that no font has and a line that is too long leave the rest of the paper as it is', async () => {
  const [line] = INVOICE.lines;
  const lines = line
    ? [{ ...line, kind: 'domain' as const, of: `${'long'.repeat(60)}.test`, from: null, until: null }]
    : [];
  const address = { ...CHINESE, name: '\u{20000} \u{1f600} \u0000' };
  const pdf = await invoicePdf({ ...INVOICE, lines, billed_to: address }, { appName: 'Outrider', language: 'zh' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
