import { expect, test } from 'vitest';
import { RUNE, useImapHost } from './testing.ts';

const imap = useImapHost({ provider: 'self', condstore: true });
const { logIn } = imap;

/** A folder of its own with the messages 1 to `count`, open in a client that understands QRESYNC. */
async function openNew(name: string, count: number) {
  const appends = Array.from({ length: count }, () => `APPEND ${name} {1+}\r\nx`);
  const client = await logIn(RUNE, [`CREATE ${name}`, ...appends, 'ENABLE QRESYNC']);
  return { client, ...(await stateOf(client, name)) };
}

async function stateOf(client: Awaited<ReturnType<typeof logIn>>, name: string) {
  const opened = await client.run(`SELECT ${name}`);
  const numberIn = (code: string) => new RegExp(`\\[${code} (\\d+)\\]`).exec(opened)?.[1] ?? expect.unreachable();
  return { validity: numberIn('UIDVALIDITY'), modSeq: numberIn('HIGHESTMODSEQ') };
}

test('QRESYNC is enabled with CONDSTORE, and only what was enabled can be used', async () => {
  const client = await logIn();
  expect(await client.run('CAPABILITY')).toMatch(/ CONDSTORE QRESYNC/);
  expect(await client.run('SELECT INBOX (QRESYNC (1 1))')).toContain('BAD');
  await client.run('SELECT INBOX');
  expect(await client.run('UID FETCH 1:* (FLAGS) (CHANGEDSINCE 1 VANISHED)')).toContain('BAD');
  expect(await client.run('ENABLE QRESYNC UTF8=ACCEPT')).toMatch(/\* ENABLED QRESYNC\r\n\* OK \[HIGHESTMODSEQ \d+\]/);
  expect(await client.run('FETCH 1:* (FLAGS) (CHANGEDSINCE 1 VANISHED)')).toContain('BAD');
  expect(await client.run('UID FETCH 1:* (FLAGS) (VANISHED)')).toContain('BAD');
});

test('expunged messages are announced by UID to clients that enabled QRESYNC, and by number to others', async () => {
  const { client } = await openNew('Told', 5);
  const plain = await logIn(RUNE, ['SELECT Told']);
  await client.run('UID STORE 2,3,5 +FLAGS.SILENT (\\Deleted)');
  expect(await client.run('EXPUNGE')).toMatch(/\* VANISHED 2:3,5\r\nr\d+ OK \[HIGHESTMODSEQ \d+\]/);
  expect(await plain.run('NOOP')).toMatch(/\* 5 EXPUNGE\r\n\* 3 EXPUNGE\r\n\* 2 EXPUNGE\r\n/);
  expect(await client.run('UID MOVE 4 Trash')).toMatch(/\* OK \[COPYUID .*\r\n\* VANISHED 4\r\n/);
});

test('a client that comes back hears what vanished and what changed, and nothing else', async () => {
  const { client, validity, modSeq } = await openNew('Back', 6);
  await client.run('UNSELECT');
  const other = await logIn(RUNE, [
    'SELECT Back',
    'STORE 2,4 +FLAGS (\\Deleted)',
    'EXPUNGE',
    'STORE 1 +FLAGS (\\Seen)',
  ]);
  await other.run('APPEND Back {1+}\r\ny');
  const opened = await client.run(`SELECT Back (QRESYNC (${validity} ${modSeq}))`);
  expect(opened).toContain('* VANISHED (EARLIER) 2,4\r\n');
  expect(opened).toMatch(
    /\* 1 FETCH \(UID 1 FLAGS \(\\Seen\) MODSEQ \(\d+\)\)\r\n\* 5 FETCH \(UID 7 FLAGS \(\) MODSEQ/,
  );
  expect(opened.match(/ FETCH /g)).toHaveLength(2);
  const again = await stateOf(client, 'Back');
  expect(await client.run(`SELECT Back (QRESYNC (${again.validity} ${again.modSeq}))`)).not.toMatch(/VANISHED|FETCH/);
});

test('known UIDs narrow what is announced, and matching pairs of numbers are understood', async () => {
  const { client, validity, modSeq } = await openNew('Known', 6);
  await client.run('STORE 2,5 +FLAGS.SILENT (\\Deleted)');
  await client.run('EXPUNGE');
  await client.run('STORE 1:* +FLAGS.SILENT (\\Flagged)');
  const opened = await client.run(`SELECT Known (QRESYNC (${validity} ${modSeq} 1:3 (1,2 1,2)))`);
  expect(opened).toContain('* OK [CLOSED]');
  expect(opened).toContain('* VANISHED (EARLIER) 2\r\n');
  expect(opened.match(/ FETCH /g)).toHaveLength(2);
  expect(await client.run(`SELECT Known (QRESYNC (${validity} ${modSeq} 1:*))`)).toContain('BAD');
});

test('a folder that was numbered anew tells nothing to who knew the old one', async () => {
  const { client, validity, modSeq } = await openNew('Renumbered', 3);
  await client.run('UNSELECT');
  imap.hosts.changeUidValidity(RUNE, 'Renumbered');
  expect(await client.run(`SELECT Renumbered (QRESYNC (${validity} ${modSeq}))`)).not.toMatch(/VANISHED|FETCH/);
});

test('UID FETCH with VANISHED tells both sides of a change', async () => {
  const { client, modSeq } = await openNew('Both', 4);
  const other = await logIn(RUNE, ['SELECT Both', 'STORE 4 +FLAGS (\\Deleted)', 'EXPUNGE', 'STORE 1 +FLAGS (\\Seen)']);
  await other.run('UNSELECT');
  const answer = await client.run(`UID FETCH 1:* (FLAGS) (CHANGEDSINCE ${modSeq} VANISHED)`);
  expect(answer).toContain('* VANISHED (EARLIER) 4\r\n');
  expect(answer).toMatch(/\* 1 FETCH \(UID 1 FLAGS \(\\Seen\) MODSEQ \(\d+\)\)/);
});

test('who was away for longer than the host remembers hears of every UID that is missing', async () => {
  const { client, validity, modSeq } = await openNew('Forgotten', 3);
  await client.run('STORE 2 +FLAGS.SILENT (\\Deleted)');
  await client.run('EXPUNGE');
  for (let count = 0; count < 10_001; count += 1) imap.hosts.deliver(RUNE, Buffer.from('x'), { folder: 'Forgotten' });
  await client.run('NOOP');
  await client.run('STORE 3:* +FLAGS.SILENT (\\Deleted)');
  await client.run('EXPUNGE');
  const opened = await client.run(`SELECT Forgotten (QRESYNC (${validity} ${modSeq}))`);
  expect(opened).toContain('* VANISHED (EARLIER) 2,4:10004\r\n');
});

test('parameters nobody knows and half ones are a mistake', async () => {
  const client = await logIn(RUNE, ['CREATE Condstore']);
  expect(await client.run('SELECT Condstore (CONDSTORE)')).toContain('OK');
  expect(await client.run('SELECT Condstore (COLOUR)')).toContain('BAD');
  expect(await client.run('SELECT Condstore (QRESYNC (1))')).toContain('BAD');
});

test('imapflow resumes by QRESYNC and hears of changes in between', async () => {
  const { client: other } = await openNew('Flow', 4);
  const first = await imap.connectFlow(RUNE, { qresync: true });
  const { uidValidity, highestModseq } = await first.mailboxOpen('Flow');
  if (highestModseq === undefined) return expect.unreachable();
  await first.logout();
  await other.run('STORE 3 +FLAGS (\\Deleted)');
  await other.run('EXPUNGE');
  await other.run('STORE 1 +FLAGS (\\Answered)');

  const second = await imap.connectFlow(RUNE, { qresync: true });
  const vanished: number[] = [];
  const flagged: unknown[] = [];
  second.on('expunge', (event) => void ('uid' in event && vanished.push(Number(event.uid))));
  second.on('flags', ({ uid, flags }) => void flagged.push([uid, [...(flags ?? [])]]));
  // Its types do not name what a resuming client knows.
  const known = { readOnly: false, uidValidity, changedSince: highestModseq };
  expect(await second.mailboxOpen('Flow', known)).toMatchObject({ qresync: true });
  expect(vanished).toEqual([3]);
  expect(flagged).toEqual([[1, ['\\Answered']]]);
  await second.messageDelete('4', { uid: true });
  expect(vanished).toEqual([3, 4]);
});
