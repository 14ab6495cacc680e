import { AppError } from '@outrider/contract/errors';
import { type FirstSettings, firstSettings, type MailServer } from '@outrider/contract/mailboxes/add';
import { BULK_ROWS_MAX, type BulkProblem } from '@outrider/contract/mailboxes/bulk';
import { emailAddress } from '@outrider/contract/validation';
import { TableError, type TableRow } from '@outrider/table-reader/table';
import { createCsvParser } from '@outrider/table-reader/text/parse-csv';
import { type BulkField, readHeader } from './bulk-columns.ts';

/** What a row says of a mailbox. Whole of it is sealed: a password stands among it. */
export type BulkSecret = {
  password: string;
  imapPassword?: string | undefined;
  smtp?: MailServer | undefined;
  imap?: MailServer | undefined;
  settings: FirstSettings;
};

export type ParsedRow = { line: number; email: string; problem: BulkProblem; secret: BulkSecret };

/** No export has more; a file of commas alone must not become a million cells a row. */
const COLUMNS_MAX = 200;
const EMAIL_SHOWN = 254;
const SECRET_MAX = 1_000;

/** A CSV as spreadsheets write it (RFC 4180, with any of the usual separators). Formulas are text here, never run. */
export function parseBulkFile(csv: string): ParsedRow[] {
  const [header, ...lines] = readTable(csv.replace(/^\uFEFF/, ''));
  if (!header || header.cells.length > COLUMNS_MAX) throw new AppError('bulkFileUnreadable');
  const columns = readHeader(header.cells);
  if (!columns.has('email')) throw new AppError('bulkNoEmailColumn');
  const seen = new Set<string>();
  const rows = lines.flatMap(({ cells, line }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const row = readRow((field) => cells[columns.get(field) ?? -1]?.trim() ?? '', line);
    if (row.problem === 'none' && seen.has(row.email)) return [{ ...row, problem: 'twiceInFile' as const }];
    seen.add(row.email);
    return [row];
  });
  if (rows.length > BULK_ROWS_MAX) {
    throw new AppError('bulkTooManyRows', { values: { rows: rows.length, max: BULK_ROWS_MAX } });
  }
  if (rows.length === 0) throw new AppError('bulkFileUnreadable');
  return rows;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Cut by the separator by which the first line names the most columns: passwords are full of all of them. */
function readTable(text: string): TableRow[] {
  const newline = text.includes('\r') && !text.includes('\n') ? '\r' : '\n';
  const [firstLine = ''] = text.trimStart().split(newline, 1);
  const read = (part: string, delimiter: string) => {
    const parser = createCsvParser({ delimiter, newline });
    return [...parser.push(part), ...parser.finish()];
  };
  try {
    const found = SEPARATORS.map((delimiter) => ({
      delimiter,
      columns: readHeader(read(firstLine, delimiter)[0]?.cells ?? []).size,
    }));
    return read(text, found.reduce((best, next) => (next.columns > best.columns ? next : best)).delimiter);
  } catch (error) {
    if (error instanceof TableError) throw new AppError('bulkFileUnreadable');
    throw error;
  }
}

type Cell = (field: BulkField) => string;

function readRow(cell: Cell, line: number): ParsedRow {
  const email = emailAddress.safeParse(cell('email'));
  const smtp = readServer(cell, 'smtp');
  const imap = readServer(cell, 'imap');
  const secret: BulkSecret = {
    password: cell('password').slice(0, SECRET_MAX),
    settings: readSettings(cell),
    ...(cell('imapPassword') ? { imapPassword: cell('imapPassword').slice(0, SECRET_MAX) } : {}),
    ...(smtp && smtp !== 'badPort' ? { smtp } : {}),
    ...(imap && imap !== 'badPort' ? { imap } : {}),
  };
  const shown = email.success ? email.data : cell('email').slice(0, EMAIL_SHOWN);
  return { line, email: shown, problem: problemOf(email.success, secret, [smtp, imap]), secret };
}

function problemOf(
  isAddress: boolean,
  { password }: BulkSecret,
  servers: ReturnType<typeof readServer>[],
): BulkProblem {
  if (!isAddress) return 'badAddress';
  if (servers.includes('badPort')) return 'badPort';
  return password === '' ? 'noPassword' : 'none';
}

/** TLS from the first byte at these (RFC 8314); STARTTLS everywhere else. */
const TLS_PORTS = new Set([465, 993]);
const USUAL_PORTS = { smtp: 465, imap: 993 };
const HOST_MAX = 253;

/** Nothing where the row names no host: the provider's own are looked up then. */
function readServer(cell: Cell, side: 'smtp' | 'imap'): MailServer | 'badPort' | undefined {
  const host = cell(`${side}Host`).toLowerCase().slice(0, HOST_MAX);
  const written = cell(`${side}Port`);
  if (written !== '' && !/^\d{1,5}$/.test(written)) return 'badPort';
  const port = written === '' ? USUAL_PORTS[side] : Number(written);
  if (port < 1 || port > 65_535) return 'badPort';
  if (host === '') return undefined;
  const isStarttls = /starttls/i.test(cell(`${side}Security`)) || !TLS_PORTS.has(port);
  return { host, port, security: isStarttls ? 'starttls' : 'tls', user: cell(`${side}User`).slice(0, EMAIL_SHOWN) };
}

/** A setting that is not valid is left to its default; the mailbox is what the file is about. */
function readSettings(cell: Cell): FirstSettings {
  const name = cell('senderName') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  const number = (field: BulkField) => (/^\d{1,6}$/.test(cell(field)) ? Number(cell(field)) : undefined);
  const wish = cell('warmup').toLowerCase();
  const wanted: Record<string, unknown> = {
    senderName: name || undefined,
    dailyCap: number('dailyCap'),
    signature: cell('signature') || undefined,
    replyTo: cell('replyTo') || undefined,
    trackingDomain:
      cell('trackingDomain')
        .replace(/^https?:\/\//i, '')
        .split('/', 1)[0] || undefined,
    timeZone: cell('timeZone') || undefined,
    warmup: /^(?:true|yes|on|1|enabled)$/.test(wish)
      ? true
      : /^(?:false|no|off|0|disabled)$/.test(wish)
        ? false
        : undefined,
    warmupCap: number('warmupCap'),
    tags: cell('tags')
      .split(/[;|,]/)
      .map((tag) => tag.trim())
      .filter(Boolean)
      .slice(0, 20),
  };
  const valid = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && firstSettings.safeParse({ [field]: value }).success,
  );
  return firstSettings.parse(Object.fromEntries(valid));
}
