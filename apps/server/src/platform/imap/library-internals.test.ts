import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ImapFlow } from 'imapflow';
import { afterEach, expect, test } from 'vitest';
import { hearWarnings, interceptLines, type ResponseLine, refuseCommands, runCommand } from './library-internals.ts';

type Replies = Record<string, string>;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A client at a server that says yes to everything but what `replies` has for a command, and what the client said. */
async function connect(replies: Replies = {}): Promise<{ client: ImapFlow; said: string[] }> {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('* OK [CAPABILITY IMAP4rev1 LITERAL+] ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const [tag = '', ...words] = line.split(' ');
      said.push(words.join(' '));
      const command = words.join(' ').toUpperCase();
      const known = Object.keys(replies).find((name) => command.startsWith(name));
      // The rest of a literal has no command of its own.
      if (/^[A-Z0-9]+$/.test(tag) && words.length > 0)
        socket.write(known ? (replies[known] ?? '').replaceAll('TAG', tag) : `${tag} OK done\r\n`);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user: 'reader', pass: 'harbour-light' },
    logger: false,
    disableAutoIdle: true,
  });
  client.on('error', () => undefined);
  open.push(client, server);
  await client.connect();
  return { client, said };
}

const OPENED = '* 1 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 9] ok\r\nTAG OK [READ-WRITE] done\r\n';

test('every command of the library goes through the one place where it can be refused', async () => {
  const { client, said } = await connect({ SELECT: OPENED });
  refuseCommands(client, new Set(['NOOP', 'CLOSE']), 'is not for us');
  // The library may keep the refusal to itself; what counts is that nothing is said.
  await client.noop().catch(() => undefined);
  await client.mailboxOpen('INBOX');
  await client.mailboxClose().catch(() => undefined);
  expect(said.filter((line) => /^(NOOP|CLOSE)/.test(line))).toEqual([]);
  expect(said.some((line) => line.startsWith('SELECT'))).toBe(true);
});

test('a command the library has no method for is said as it is written, its literal included', async () => {
  const { client, said } = await connect({ SELECT: OPENED, 'UID REPLACE': 'TAG OK done\r\n' });
  await client.mailboxOpen('INBOX');
  await runCommand(client, 'UID REPLACE', [
    { type: 'SEQUENCE', value: '7' },
    { type: 'STRING', value: 'Drafts' },
    [{ type: 'ATOM', value: '\\Draft' }],
    { type: 'LITERAL', value: Buffer.from('Subject: Offer') },
  ]);
  expect(said.some((line) => /^UID REPLACE 7 "Drafts" \(\\Draft\) \{14\+?\}$/.test(line))).toBe(true);
});

test('each line of a server is shown before the library reads it, and only what is not taken reaches the library', async () => {
  const fetched =
    '* 1 FETCH (UID 7 BODY[HEADER.FIELDS (SUBJECT)] {18}\r\nSubject: Offer\r\n\r\n)\r\n* 2 FETCH (UID 8 FLAGS ())\r\nTAG OK done\r\n';
  const { client } = await connect({ SELECT: OPENED, 'UID FETCH': fetched });
  await client.mailboxOpen('INBOX');
  const taken: ResponseLine[] = [];
  const stop = interceptLines(client, (line) => {
    const isHeader = line.literals.length > 0;
    if (isHeader) taken.push(line);
    return isHeader;
  });
  const query = { uid: true, headers: ['Subject'] };
  const left = await client.fetchAll('7:8', query, { uid: true });
  expect(taken.map(({ literals }) => literals.map(String))).toEqual([['Subject: Offer\r\n\r\n']]);
  expect(taken[0]?.payload.toString()).toContain('* 1 FETCH (UID 7');
  expect(left.map(({ uid }) => uid)).toEqual([8]);
  stop();
  const all = await client.fetchAll('7:8', query, { uid: true });
  expect(all.map(({ uid }) => uid)).toEqual([7, 8]);
});

test('the words with which a server refuses a change are heard', async () => {
  const refusal = 'TAG NO [LIMIT] too many labels\r\n';
  const { client } = await connect({ SELECT: OPENED, 'UID STORE': refusal, STORE: refusal });
  await client.mailboxOpen('INBOX');
  const heard: (string | undefined)[] = [];
  hearWarnings(client, ({ responseText }) => heard.push(responseText));
  expect(await client.messageFlagsAdd('7', ['$Later'], { uid: true })).toBe(false);
  expect(heard).toEqual(['too many labels']);
});
