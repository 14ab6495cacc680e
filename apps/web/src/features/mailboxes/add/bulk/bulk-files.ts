import type { BulkRow } from '@outrider/contract/mailboxes/bulk';

/** A file to begin with: only the first two columns are needed, the servers of known providers are found by themselves. */
export const SAMPLE_ROWS = [
  ['email', 'password', 'sender_name', 'smtp_host', 'smtp_port', 'imap_host', 'imap_port', 'daily_cap', 'tags'],
  ['ana@example.com', 'an app password where one is needed', 'Ana Ferreira', '', '', '', '', 30, 'Nordics'],
  ['bo@example.com', 'password', 'Bo Lind', 'smtp.example.com', 587, 'imap.example.com', 993, 20, ''],
];

/** The rows that were not added, ready to be mended and given again. There is no password in it: nobody can read one back. */
export const notAddedRows = (rows: readonly BulkRow[], reasonOf: (row: BulkRow) => string) => [
  ['email', 'password', 'row', 'reason', 'words'],
  ...rows
    .filter(({ outcome }) => outcome === 'notAdded')
    .map((row) => [row.email, '', row.row, reasonOf(row), row.words]),
];
