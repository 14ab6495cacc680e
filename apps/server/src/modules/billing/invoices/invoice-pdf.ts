import { createRequire } from 'node:module';
import { decimalText } from '@outrider/billing-rules/money';
import type { BillLine } from '@outrider/contract/billing/plans';
import PdfDocument from 'pdfkit';
import type { InvoiceRow } from './invoices.repository.ts';
import { numberOf } from './list-invoices.ts';

/** Latin, Greek and Cyrillic letters; embedded, so that the paper looks the same everywhere. */
const { resolve } = createRequire(import.meta.url);
const FONTS = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const PAGE = { size: 'A4', margin: 56 } as const;
const COLUMNS = { words: 56, count: 320, each: 360, amount: 450, right: 539 } as const;
const ROW = 18;
const LAST_ROW_Y = 740;

const WORDS: Record<BillLine['kind'], (of: string) => string> = {
  plan: (of) => `Plan ${capital(of)}`,
  unusedPlan: (of) => `Not used of plan ${capital(of)}`,
  mailboxes: () => 'Mailboxes',
  domain: (of) => `Domain ${of}`,
  renewal: (of) => `Renewal of ${of}`,
  warmedDomain: (of) => `Warmed-up domain ${of}`,
  tax: (of) => `Tax ${of}`.trim(),
};

const TITLES: Record<InvoiceRow['state'], string> = {
  paid: 'Invoice',
  open: 'Invoice, to be paid',
  refunded: 'Credit note',
  void: 'Invoice, void',
};

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const day = (at: string | null) => at?.slice(0, 10) ?? '';

type Pdf = InstanceType<typeof PdfDocument>;

/** A bill or an offer on paper. */
export type BillPaper = Pick<InvoiceRow, 'billed_to' | 'lines' | 'currency' | 'total'> & {
  title: string;
  number: string;
  madeAt: Date;
  /** Below the number. */
  facts: readonly string[];
  /** What is said of the sum. */
  notes?: readonly string[];
};

/** The invoice on paper, made from what was stored when it was issued. */
export const invoicePdf = (invoice: InvoiceRow, options: { appName: string }): Promise<Buffer> =>
  billPdf(
    {
      ...invoice,
      title: TITLES[invoice.state],
      number: numberOf(invoice),
      madeAt: invoice.issued_at,
      facts: [`Issued ${day(invoice.issued_at.toISOString())}`],
    },
    options,
  );

export function billPdf(paper: BillPaper, { appName }: { appName: string }): Promise<Buffer> {
  const pdf = new PdfDocument({
    ...PAGE,
    font: FONTS.plain,
    info: { Title: `${paper.title} ${paper.number}`, Author: appName, CreationDate: paper.madeAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolvePdf, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolvePdf(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  writeHead(pdf, paper, appName);
  writeLines(pdf, paper);
  pdf.end();
  return done;
}

function writeHead(pdf: Pdf, { title, number, facts, billed_to }: BillPaper, appName: string) {
  pdf.font(FONTS.bold).fontSize(11).text(appName);
  pdf.moveDown().fontSize(18).text(title);
  pdf.font(FONTS.plain).fontSize(10).moveDown(0.5);
  for (const fact of [`Number ${number}`, ...facts]) pdf.text(fact);
  if (billed_to) {
    const { name, street, postcode, city, country, taxId } = billed_to;
    const place = [postcode, city].filter((part) => part !== '').join(' ');
    pdf.moveDown().font(FONTS.bold).text(name).font(FONTS.plain);
    for (const line of [street, place, country]) if (line !== '') pdf.text(line);
    if (taxId !== '') pdf.text(`Tax id ${taxId}`);
  }
  pdf.moveDown(2);
}

type Row = { words: string; count: string; each: string; amount: string };

function writeRow(pdf: Pdf, { words, count, each, amount }: Row) {
  if (pdf.y > LAST_ROW_Y) pdf.addPage();
  const { y } = pdf;
  const options = { lineBreak: false, ellipsis: true } as const;
  pdf.text(words, COLUMNS.words, y, { ...options, width: COLUMNS.count - COLUMNS.words - 8, height: ROW });
  const right = (text: string, from: number, until: number) =>
    pdf.text(text, from, y, { ...options, width: until - from, align: 'right' });
  right(count, COLUMNS.count, COLUMNS.each);
  right(each, COLUMNS.each, COLUMNS.amount);
  right(amount, COLUMNS.amount, COLUMNS.right);
  pdf.x = COLUMNS.words;
  pdf.y = y + ROW;
}

function writeLines(pdf: Pdf, { lines, currency, total, notes = [] }: BillPaper) {
  const money = (amount: number) => decimalText(amount, currency);
  pdf.fontSize(9).font(FONTS.bold);
  writeRow(pdf, { words: 'What', count: 'Count', each: `Each ${currency}`, amount: `Amount ${currency}` });
  pdf.font(FONTS.plain);
  for (const { kind, of, count, each, amount, from, until } of lines) {
    const span = from && until ? `, ${day(from)} to ${day(until)}` : '';
    const words = `${WORDS[kind](of)}${span}`;
    writeRow(pdf, { words, count: String(count), each: money(each), amount: money(amount) });
  }
  pdf.font(FONTS.bold);
  writeRow(pdf, { words: 'Total', count: '', each: '', amount: `${money(total)} ${currency}` });
  pdf.font(FONTS.plain).moveDown();
  for (const note of notes) pdf.text(note);
}
