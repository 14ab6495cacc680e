import { readMimeMessage, sanitizeMailHtml } from '@outrider/mail-kit';
import type { Effort, Report } from './bench.ts';

const GROWTH = 4;
/** Between linear, 1, and quadratic, 1/4, with room for the collector of garbage. */
const FLOOR = 0.35;
/** The best of so many: a pause of the machine is no property of a reader. */
const TRIES = 5;

type Enemy = {
  name: string;
  read: (mail: string) => unknown;
  piece: string;
  before?: string;
  after?: string;
  times: number;
};

const MULTIPART = 'Content-Type: multipart/mixed; boundary=b\n\n--b\n';

/** Mails on which readers that look back, or begin again, take a time that grows faster than the mail. */
const ENEMIES: Enemy[] = [
  { name: 'html_nested', read: sanitizeMailHtml, piece: '<div>', times: 40_000 },
  { name: 'html_unclosed_tables', read: sanitizeMailHtml, piece: '<table><tr><td>', times: 20_000 },
  { name: 'html_stray_ends', read: sanitizeMailHtml, before: '<div>'.repeat(1000), piece: '<i></b>', times: 40_000 },
  { name: 'html_references', read: sanitizeMailHtml, piece: '&notit;', times: 40_000 },
  {
    name: 'html_styles',
    read: sanitizeMailHtml,
    before: '<style>',
    piece: 'a{color:red}',
    after: '</style>',
    times: 5000,
  },
  { name: 'mime_nested', read: readMimeMessage, piece: MULTIPART, times: 10_000 },
  { name: 'mime_delimiters', read: readMimeMessage, before: MULTIPART, piece: '\n--x--', times: 60_000 },
  { name: 'mime_header', read: readMimeMessage, before: 'Subject: ', piece: 'a\n ', after: '\n\n', times: 100_000 },
  {
    name: 'mime_parameters',
    read: readMimeMessage,
    before: 'Content-Type: text/plain',
    piece: '; a b=c',
    times: 40_000,
  },
];

/** How much longer a mail four times as long takes: four times is linear, sixteen times is an attack. */
export async function run(report: Report, effort: Effort): Promise<void> {
  for (const enemy of ENEMIES) {
    const times = effort === 'full' ? enemy.times : 100;
    const growth = timeOf(enemy, times * GROWTH) / timeOf(enemy, times);
    report({ metric: enemy.name, value: growth, limit: GROWTH, ratio: GROWTH / growth }, effort === 'full' ? FLOOR : 0);
  }
}

function timeOf({ read, before = '', piece, after = '' }: Enemy, times: number): number {
  const mail = `${before}${piece.repeat(times)}${after}`;
  const tries = Array.from({ length: TRIES }, () => {
    const start = performance.now();
    read(mail);
    return performance.now() - start;
  });
  return Math.min(...tries);
}
