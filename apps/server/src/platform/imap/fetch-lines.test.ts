import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openClient } from '../../modules/inbox/sync/sync-testing.ts';
import { fetchSet, readFetchLine } from './fetch-lines.ts';
import type { ImapMessage } from './imap-types.ts';

const HEADERS = Buffer.from('Subject: Invoices\r\n\r\n');

const lineOf = (text: string, literals: Buffer[] = []) => ({ payload: Buffer.from(text, 'latin1'), literals });

test('a line of headers is read with its items in any order', () => {
  const fields = 'BODY[HEADER.FIELDS (FROM "X-Outrider-Warmup")] {21}\r\n';
  const whole = {
    seq: 12,
    uid: 4_294_967_295,
    flags: new Set(['\\Seen', '$Forwarded']),
    internalDate: new Date('2026-11-01T08:15:00Z'),
    size: 5_000,
    headers: HEADERS,
  };
  const items = [
    'UID 4294967295',
    'FLAGS (\\Seen $Forwarded)',
    'INTERNALDATE " 1-Nov-2026 09:15:00 +0100"',
    'RFC822.SIZE 5000',
    'MODSEQ (77)',
    fields,
  ];
  for (const order of [items, items.toReversed()]) {
    // RFC 3501, 9: after a literal comes a blank or the end of the list.
    const text = `* 12 FETCH (${order.join(' ')})`;
    expect(readFetchLine(lineOf(text, [HEADERS]))).toEqual(whole);
  }
});

test('numbers of a message and its thread are read in the words of RFC 8474 and in those of Gmail', () => {
  expect(readFetchLine(lineOf('* 1 FETCH (UID 7 EMAILID (M6d99) THREADID (T64b4))'))).toMatchObject({
    emailId: 'M6d99',
    threadId: 'T64b4',
  });
  expect(readFetchLine(lineOf('* 1 FETCH (X-GM-MSGID 127 X-GM-THRID 126 UID 7 FLAGS ())'))).toMatchObject({
    emailId: '127',
    threadId: '126',
    flags: new Set(),
  });
  expect(readFetchLine(lineOf('* 1 FETCH (UID 7 THREADID NIL)'))).toEqual({ seq: 1, uid: 7 });
});

test('a line with anything else in it is left to the library', () => {
  const others = [
    '* OK still here',
    '* 3 EXISTS',
    'A7 OK FETCH completed',
    '* 1 FETCH (FLAGS (\\Seen))',
    '* 1 FETCH (UID 0 FLAGS ())',
    '* 1 FETCH (UID 7 FLAGS ()) ',
    '* 1 FETCH (UID 7 FLAGS ("quoted"))',
    '* 1 FETCH (UID 7 BODYSTRUCTURE ("TEXT" "PLAIN" NIL NIL NIL "7BIT" 1 1))',
    '* 1 FETCH (UID 7 BODY[HEADER.FIELDS (FROM)] "From: a@nordkai.test")',
    '* 1 FETCH (UID 7 BODY[HEADER.FIELDS (FROM)] NIL)',
    '* 1 FETCH (UID 7',
    '* 1 FETCH ()',
  ];
  for (const text of others) expect(readFetchLine(lineOf(text)), text).toBeUndefined();
  // More literals than items that have one: whose they are is for the library to say.
  expect(readFetchLine(lineOf('* 1 FETCH (UID 7 FLAGS ())', [HEADERS]))).toBeUndefined();
});

test('any line is read or left, and never in longer than its length allows', () => {
  const piece = fc.constantFrom(
    'UID 7',
    ' ',
    'FLAGS (',
    ')',
    '(',
    '\\Seen',
    'BODY[HEADER.FIELDS (',
    '] {3}\r\n',
    '"',
    'é',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      readFetchLine(lineOf(`* 1 FETCH (${pieces.join('')}`, [HEADERS]));
    }),
  );
  expect(readFetchLine(lineOf(`* 1 FETCH (${'UID 7 FLAGS ('.repeat(200_000)}`))).toBeUndefined();
  expect(readFetchLine(lineOf(`* 1 FETCH (UID 7 FLAGS (${'\\Seen '.repeat(200_000)}`))).toBeUndefined();
});

/** Says the same to every FETCH, and yes to everything else. */
async function startServer(lines: readonly string[]): Promise<{ port: number; stop(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const [tag = '', command = '', more = ''] = line.toUpperCase().split(' ');
      const replies = {
        EXAMINE: '* 2 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 9] ok\r\n',
        UID: lines.join(''),
      };
      if (command === 'UID' && more !== 'FETCH') return;
      socket.write(`${command === 'UID' || command === 'EXAMINE' ? replies[command] : ''}${tag} OK done\r\n`);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, stop: () => void server.close() };
}

test('of what a server tells during a fetch, only what was asked for is read, the plain and the odd alike', async () => {
  const server = await startServer([
    // By itself, as another client reads a mail just now (RFC 3501, 7.4.2).
    '* 2 FETCH (UID 8 FLAGS (\\Seen))\r\n',
    '* 1 FETCH (UID 7 FLAGS () BODY[HEADER.FIELDS (SUBJECT)] {21}\r\nSubject: Invoices\r\n\r\n)\r\n',
    '* 2 FETCH (UID 8 FLAGS () BODY[HEADER.FIELDS (SUBJECT)] "Subject: quoted")\r\n',
    '* 2 FETCH (UID 8 BODY[] {12}\r\nSubject: odd)\r\n',
    '* 2 FETCH (UID 8 FLAGS (\\Flagged))\r\n',
  ]);
  const client = await openClient(server, { user: 'reader@north.test', pass: 'harbour-light' });
  try {
    await client.mailboxOpen('INBOX', { readOnly: true });
    const read = ({ uid, headers }: ImapMessage) => [uid, headers?.toString().trim()];
    expect(await fetchSet({ client }, '7:8', { uid: true, flags: true, headers: ['Subject'] }, read)).toEqual([
      [7, 'Subject: Invoices'],
      [8, 'Subject: quoted'],
    ]);
    const marked = ({ uid, flags }: ImapMessage) => [uid, ...(flags ?? [])];
    expect((await fetchSet({ client }, '7:8', { uid: true, flags: true }, marked)).at(-1)).toEqual([8, '\\Flagged']);
    const texts = await fetchSet({ client }, '7:8', { uid: true, source: true }, ({ uid, source }) => [uid, source]);
    expect(texts).toEqual([[8, Buffer.from('Subject: odd')]]);
    const subjects = await fetchSet({ client }, '7:8', { uid: true, envelope: true }, ({ uid }) => uid);
    expect(subjects).toEqual([]);
  } finally {
    client.close();
    server.stop();
  }
});
