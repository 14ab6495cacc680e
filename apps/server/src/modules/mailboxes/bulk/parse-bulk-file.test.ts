import { AppError } from '@outrider/contract/errors';
import { BULK_PROBLEMS, BULK_ROWS_MAX } from '@outrider/contract/mailboxes/bulk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBulkFile } from './parse-bulk-file.ts';

const only = (csv: string) => parseBulkFile(csv)[0];

test('a plain file is read by the names of its columns, in any order', () => {
  const [ana, bo] = parseBulkFile(
    'Password,E-mail,SMTP host,SMTP port,IMAP host,IMAP port,Tags\nhunter2,Ana@One.test,smtp.one.test,587,imap.one.test,993,"Nordics; UK"\npw,bo@one.test,,,,,\n',
  );
  expect(ana).toMatchObject({
    line: 2,
    email: 'ana@one.test',
    problem: 'none',
    secret: {
      password: 'hunter2',
      smtp: { host: 'smtp.one.test', port: 587, security: 'starttls', user: '' },
      imap: { host: 'imap.one.test', port: 993, security: 'tls', user: '' },
      settings: { tags: ['Nordics', 'UK'] },
    },
  });
  expect(bo).toMatchObject({ line: 3, email: 'bo@one.test', problem: 'none' });
  expect(bo?.secret.smtp).toBeUndefined();
});

test('the exports of other tools are understood', () => {
  const instantly = only(
    'Email,First Name,Last Name,IMAP Username,IMAP Password,IMAP Host,IMAP Port,SMTP Username,SMTP Password,SMTP Host,SMTP Port,Daily Limit,Warmup Enabled,Warmup Limit\n' +
      'a@one.test,Ana,Ferreira,a@one.test,imap-pw,imap.one.test,993,ana,smtp-pw,smtp.one.test,465,25,TRUE,15\n',
  );
  expect(instantly?.secret).toMatchObject({
    password: 'smtp-pw',
    imapPassword: 'imap-pw',
    smtp: { user: 'ana', port: 465, security: 'tls' },
    settings: { senderName: 'Ana Ferreira', dailyCap: 25, warmup: true, warmupCap: 15 },
  });
  const smartlead = only(
    'from_name,from_email,user_name,password,smtp_host,smtp_port,imap_host,imap_port,max_email_per_day,custom_tracking_url,warmup_enabled\n' +
      'Bo,bo@one.test,bo@one.test,pw,smtp.one.test,587,imap.one.test,993,40,https://go.one.test/,false\n',
  );
  expect(smartlead).toMatchObject({
    email: 'bo@one.test',
    secret: { settings: { senderName: 'Bo', dailyCap: 40, trackingDomain: 'go.one.test', warmup: false } },
  });
});

test.each([
  ['semicolons', 'email;password\na@one.test;p,w\n', 'p,w'],
  ['tabs', 'email\tpassword\na@one.test\tp;w\n', 'p;w'],
  ['a byte order mark', '\uFEFFemail,password\na@one.test,pw\n', 'pw'],
  ['Windows line ends', 'email,password\r\na@one.test,pw\r\n', 'pw'],
  ['quotes inside quotes', 'email,password\na@one.test,"p""w,"\n', 'p"w,'],
  ['a password that looks like a formula', 'email,password\na@one.test,=1+1\n', '=1+1'],
  ['a line break in a cell', 'email,signature,password\na@one.test,"one\ntwo",pw\n', 'pw'],
])('a file with %s is read', (_what, csv, password) => {
  expect(only(csv)).toMatchObject({ email: 'a@one.test', problem: 'none', secret: { password } });
});

test('each row gets its own problem', () => {
  const rows = parseBulkFile(
    [
      'email,password,smtp_host,smtp_port',
      '=HYPERLINK("http://evil.test"),pw,,',
      'a@one.test,,,',
      'b@one.test,pw,smtp.one.test,smtp',
      'c@one.test,pw,smtp.one.test,70000',
      'd@one.test,pw,,',
      'D@one.test,other,,',
      '',
      'e@one.test',
    ].join('\n'),
  );
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'badAddress'],
    [3, 'noPassword'],
    [4, 'badPort'],
    [5, 'badPort'],
    [6, 'none'],
    [7, 'twiceInFile'],
    [9, 'noPassword'],
  ]);
});

test('a setting that is out of bounds is left to its default, and the row is kept', () => {
  const row = only('email,password,daily limit,timezone,reply to\na@one.test,pw,5000,Mars/Base,nobody\n');
  expect(row?.problem).toBe('none');
  expect(row?.secret.settings).toEqual({ tags: [] });
});

test.each([
  ['nothing but blanks', '   \n  ', 'bulkNoEmailColumn'],
  ['a header alone', 'email,password\n', 'bulkFileUnreadable'],
  ['no header', 'a@one.test,pw\n', 'bulkNoEmailColumn'],
  ['a hundred thousand columns', `email${',x'.repeat(100_000)}\n`, 'bulkFileUnreadable'],
  ['too many rows', `email\n${'a@one.test\n'.repeat(BULK_ROWS_MAX + 1)}`, 'bulkTooManyRows'],
])('a file with %s is refused in words', (_what, csv, reason) => {
  expect(() => parseBulkFile(csv)).toThrow(expect.objectContaining({ reason }));
});

test('any file is rows with known problems or a refusal', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', ';', ',', '\n', '\r', '=cmd', 'a@one.test', '\u0000', '😀'));
  const file = fc.array(
    fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(',')),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(file, (lines) => {
      try {
        for (const row of parseBulkFile(`email,password,smtp port\n${lines.join('\n')}`)) {
          expect(BULK_PROBLEMS).toContain(row.problem);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }),
  );
});
