import { createRequire } from 'node:module';
import { dayText, type Language, LOCALES } from '@outrider/contract/languages';
import PdfDocument from 'pdfkit';
import { amountText } from '../../../platform/money-text.ts';
import { type CutByFont, openChineseFont } from './chinese-font.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { numberOf } from './list-invoices.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Latin, Greek and Cyrillic letters; embedded, so that the paper looks the same everywhere. */
const { resolve } = createRequire(import.meta.url);
const FONTS = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
type Weight = keyof typeof FONTS;

/** The outlines of the Chinese font are its thinnest; a line around each letter, as a share of its size, makes them as heavy as the others. */
const OUTLINE: Record<Weight, number> = { plain: 0.036, bold: 0.07 };

const PAGE = { size: 'A4', margin: 56 } as const;
const COLUMNS = { words: 56, count: 320, each: 360, amount: 450, right: 539 } as const;
const SIZE = 9;
/** From one line of a text to the next, and from row to row. */
const LEADING = SIZE * 1.5;
const ROW = 18;
const LAST_ROW_Y = 740;

/** By the calendar of UTC: what is billed knows no other. */
const dayOf = (at: Date | string, language: Language) => dayText(new Date(at).toISOString().slice(0, 10), language);

type Pdf = InstanceType<typeof PdfDocument>;
type Paper = { pdf: Pdf; cut: CutByFont; words: (typeof PAPER_WORDS)[Language]; language: Language };

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

type Options = { appName: string; language?: Language };

/** The invoice on paper, made from what was stored when it was issued. */
export function invoicePdf(invoice: InvoiceRow, options: Options): Promise<Buffer> {
  const { language = 'en' } = options;
  const { titles, issued } = PAPER_WORDS[language];
  return billPdf(
    {
      ...invoice,
      title: titles[invoice.state],
      number: numberOf(invoice),
      madeAt: invoice.issued_at,
      facts: [`${issued} ${dayOf(invoice.issued_at, language)}`],
    },
    options,
  );
}

export async function billPdf(bill: BillPaper, { appName, language = 'en' }: Options): Promise<Buffer> {
  const words = PAPER_WORDS[language];
  const cut = await openChineseFont([appName, JSON.stringify(bill), textOf(words)]);
  const pdf = new PdfDocument({
    ...PAGE,
    font: FONTS.plain,
    info: { Title: `${bill.title} ${bill.number}`, Author: appName, CreationDate: bill.madeAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolvePdf, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolvePdf(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const paper = { pdf, cut, words, language };
  writeHead(paper, bill, appName);
  writeLines(paper, bill);
  pdf.end();
  return done;
}

/** Everything that may stand on the paper in this language. */
const textOf = ({ lines, span, ...rest }: Paper['words']) =>
  JSON.stringify(rest) + span('', '') + Object.values(lines).map((line) => line(''));

type Style = { size: number; weight?: Weight; at: { x: number; y: number } };

/** From the top of a line to what its letters stand on, as a share of their size; fonts differ in it. */
const ASCENT = 0.93;

/** On one line, letter by letter in the font that has them. */
function write({ pdf, cut }: Paper, text: string, { size, weight = 'plain', at }: Style) {
  const runs = cut(text);
  pdf.x = at.x;
  pdf.y = at.y + size * ASCENT;
  for (const { text: words, font } of runs) {
    // Without line breaks each run begins where the last one ended.
    if (font === undefined)
      pdf.font(FONTS[weight]).fontSize(size).text(words, { lineBreak: false, baseline: 'alphabetic' });
    else {
      pdf
        .font(font)
        .fontSize(size)
        .lineWidth(size * OUTLINE[weight]);
      pdf.text(words, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: true });
    }
  }
}

function writeHead(paper: Paper, { title, number, facts, billed_to }: BillPaper, appName: string) {
  const { pdf, words } = paper;
  let y: number = PAGE.margin;
  const line = (text: string, style: Omit<Style, 'at'>, height = style.size * 1.5) => {
    if (text === '') return;
    write(paper, text, { ...style, at: { x: COLUMNS.words, y } });
    y += height;
  };
  line(appName, { size: 11, weight: 'bold' }, 30);
  line(title, { size: 18, weight: 'bold' }, 30);
  for (const fact of [`${words.number} ${number}`, ...facts]) line(fact, { size: 10 });
  y += 13;
  if (billed_to) {
    const { name, street, postcode, city, country, taxId } = billed_to;
    const place = [postcode, city].filter((part) => part !== '').join(' ');
    line(name, { size: 10, weight: 'bold' });
    for (const part of [street, place, country]) line(part, { size: 10 });
    if (taxId !== '') line(`${words.taxId} ${taxId}`, { size: 10 });
  }
  pdf.y = y + 24;
}

type Row = { words: string; count: string; each: string; amount: string };

/** What it is for may take several lines; the numbers stand beside the first. */
function writeRow(paper: Paper, row: Row, weight: Weight) {
  const { pdf } = paper;
  const style = { size: SIZE, weight };
  const lines = breakLines(paper, row.words, style, COLUMNS.count - COLUMNS.words - 8);
  const height = (lines.length - 1) * LEADING;
  if (pdf.y + height > LAST_ROW_Y) pdf.addPage();
  const { y } = pdf;
  const right = (text: string, until: number) =>
    write(paper, text, { ...style, at: { x: until - widthOf(paper, text, style), y } });
  for (const [index, line] of lines.entries()) {
    write(paper, line, { ...style, at: { x: COLUMNS.words, y: y + index * LEADING } });
  }
  right(row.count, COLUMNS.each);
  right(row.each, COLUMNS.amount);
  right(row.amount, COLUMNS.right);
  pdf.y = y + height + ROW;
}

const widthOf = ({ pdf, cut }: Paper, text: string, { size, weight = 'plain' }: Omit<Style, 'at'>): number =>
  cut(text).reduce(
    (sum, run) =>
      sum +
      pdf
        .font(run.font ?? FONTS[weight])
        .fontSize(size)
        .widthOfString(run.text),
    0,
  );

/** Broken between words; a word longer than a line, as a Chinese sentence is, between letters. */
function breakLines(paper: Paper, text: string, style: Omit<Style, 'at'>, width: number): string[] {
  const fits = (line: string) => widthOf(paper, line.trimEnd(), style) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    for (const piece of fits(word) ? [word] : Array.from(word)) {
      if (line !== '' && !fits(line + piece)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

function writeLines(paper: Paper, { lines, currency, total, notes = [] }: BillPaper) {
  const { pdf, words, language } = paper;
  const { what, count, each, amount } = words.head;
  const money = (sum: number) => amountText(sum, currency, language);
  writeRow(paper, { words: what, count, each: `${each} ${currency}`, amount: `${amount} ${currency}` }, 'bold');
  for (const line of lines) {
    const span = line.from && line.until ? words.span(dayOf(line.from, language), dayOf(line.until, language)) : '';
    const row = {
      count: line.count.toLocaleString(LOCALES[language]),
      each: money(line.each),
      amount: money(line.amount),
    };
    writeRow(paper, { words: `${words.lines[line.kind](line.of)}${span}`, ...row }, 'plain');
  }
  writeRow(paper, { words: words.total, count: '', each: '', amount: `${money(total)} ${currency}` }, 'bold');
  pdf.y += ROW / 2;
  for (const note of notes) writeNote(paper, note);
}

/** Over as many lines as it needs. */
function writeNote(paper: Paper, note: string) {
  const { pdf } = paper;
  for (const line of breakLines(paper, note, { size: SIZE }, COLUMNS.right - COLUMNS.words)) {
    if (pdf.y > LAST_ROW_Y) pdf.addPage();
    const { y } = pdf;
    write(paper, line, { size: SIZE, at: { x: COLUMNS.words, y } });
    pdf.y = y + LEADING;
  }
}
