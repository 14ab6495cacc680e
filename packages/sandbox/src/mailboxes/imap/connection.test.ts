import { connect as connectTls } from 'node:tls';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RUNE, useImapHost } from './testing.ts';

const imap = useImapHost({ provider: 'self', condstore: true });
const { talk, logIn } = imap;

test('literals of both kinds stand for any string, empty and binary ones too', async () => {
  const client = talk(true);
  await client.hear(/\* OK .*\r\n/);
  client.say('a LOGIN {17}\r\n');
  await client.hear(/^\+ .*\r\n/m);
  client.say(`${RUNE} {6+}\r\nsecret\r\n`);
  await client.hear(/^a OK .*\r\n/m);
  client.say(
    Buffer.concat([
      Buffer.from('b APPEND {5+}\r\nDrafts {4+}\r\n'),
      Buffer.from([0, 13, 10, 255]),
      Buffer.from('\r\n'),
    ]),
  );
  expect(await client.hear(/^b .*\r\n/m)).toContain('BAD');
  client.say(
    Buffer.concat([
      Buffer.from('c APPEND {6+}\r\nDrafts {4+}\r\n'),
      Buffer.from([0, 13, 10, 255]),
      Buffer.from('\r\n'),
    ]),
  );
  expect(await client.hear(/^c .*\r\n/m)).toContain('c OK [APPENDUID');
  expect(imap.hosts.folder(RUNE, 'Drafts').messages.at(-1)?.raw).toEqual(Buffer.from([0, 13, 10, 255]));
});

test('a command may come byte by byte or many at once', async () => {
  const client = await logIn();
  for (const byte of Buffer.from('b NOOP\r\n')) client.say(Buffer.from([byte]));
  await client.hear(/^b OK .*\r\n/m);
  client.say('c NOOP\r\nd SELECT INBOX\r\ne CLOSE\r\n');
  expect(await client.hear(/^e OK .*\r\n/m)).toMatch(/^c OK [\s\S]*^d OK [\s\S]*^e OK /m);
});

test('a huge literal is refused before it is sent, and ends the connection when it would come anyway', async () => {
  const stranger = talk(false);
  stranger.say('a LOGIN {4097}\r\n');
  expect(await stranger.hear(/^a .*\r\n/m)).toContain('a NO [TOOBIG]');
  stranger.say('b LOGIN x {99999999+}\r\n');
  expect(await stranger.ended).toContain('* BYE [TOOBIG]');
  const user = await logIn();
  user.say('b APPEND INBOX {9999999999}\r\n');
  expect(await user.hear(/^b .*\r\n/m)).toContain('b NO [TOOBIG]');
  user.say('c NOOP\r\n');
  await user.hear(/^c OK .*\r\n/m);
});

test('a line without an end is cut off', async () => {
  const client = talk(false);
  client.say('x'.repeat(100_000));
  expect(await client.ended).toContain('* BYE Line too long');
});

test('broken grammar is answered BAD and the talk goes on', async () => {
  const client = await logIn();
  const broken = [
    'LOGIN "open',
    'LIST "" (a (b',
    'LIST "" a)',
    'FETCH',
    'NOSUCH',
    'STATUS INBOX (COLOUR)',
    'SELECT INBOX extra',
    'UID FLY 1',
    `LIST "" ${'('.repeat(200)}`,
  ];
  for (const [index, line] of broken.entries()) {
    client.say(`t${index} ${line}\r\n`);
    expect(await client.hear(new RegExp(`^t${index} .*\\r\\n`, 'm'))).toContain(`t${index} BAD`);
  }
  client.say('\r\n');
  await client.hear(/^\* BAD .*\r\n/m);
  client.say('z NOOP\r\n');
  await client.hear(/^z OK .*\r\n/m);
});

test('a client that only makes mistakes is sent away', async () => {
  const client = talk(false);
  client.say('nonsense\r\n'.repeat(50));
  expect(await client.ended).toContain('* BYE Too many mistakes');
});

test('random bytes never bring the host down', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const client = talk(false);
      client.say(Buffer.concat([Buffer.from(bytes), Buffer.from('\r\nz LOGOUT\r\n')]));
      client.socket.end();
      await client.ended;
    }),
    { numRuns: 30 },
  );
  await logIn();
});

test('before TLS no password is taken, and nothing said in the clear is heard after it', async () => {
  const client = talk(false);
  client.say(`a LOGIN ${RUNE} secret\r\nb AUTHENTICATE PLAIN AHgAeA==\r\n`);
  expect(await client.hear(/^b .*\r\n/m)).toMatch(/^a NO \[PRIVACYREQUIRED\][\s\S]*^b NO \[PRIVACYREQUIRED\]/m);
  client.say('c STARTTLS\r\nd CREATE Injected\r\n');
  await client.hear(/^c OK .*\r\n/m);
  client.socket.removeAllListeners('data');
  const secure = connectTls({ socket: client.socket, rejectUnauthorized: false });
  imap.endAfterTest(() => secure.destroy());
  const heard = new Promise<string>((resolve) => secure.once('data', (chunk: Buffer) => resolve(chunk.toString())));
  secure.write('e NOOP\r\n');
  expect(await heard).toMatch(/^e OK /);
});

test('a host that offers no STARTTLS does not know it, and one that refuses it stays in the clear', async () => {
  const startTls = async (trouble: 'noStarttls' | 'refusesStarttls') => {
    imap.setTrouble(trouble);
    const client = talk(false);
    const greeting = await client.hear(/^\* OK .*\r\n/m);
    const answer = await client.run('STARTTLS');
    expect(await client.run(`LOGIN ${RUNE} secret`)).toContain('NO [PRIVACYREQUIRED]');
    imap.setTrouble(undefined);
    return { isOffered: greeting.includes('STARTTLS'), answer };
  };
  expect(await startTls('noStarttls')).toEqual({ isOffered: false, answer: expect.stringContaining('BAD') });
  expect(await startTls('refusesStarttls')).toEqual({
    isOffered: true,
    answer: expect.stringContaining('NO [UNAVAILABLE]'),
  });
});

test('commands wait for their turn: no folder without a log-in, no messages without a folder', async () => {
  const client = talk(true);
  client.say('a SELECT INBOX\r\nb FETCH 1 FLAGS\r\n');
  expect(await client.hear(/^b .*\r\n/m)).toMatch(/^a BAD [\s\S]*^b BAD /m);
  const user = await logIn();
  user.say('b FETCH 1 FLAGS\r\nc LOGIN x y\r\n');
  expect(await user.hear(/^c .*\r\n/m)).toMatch(/^b BAD [\s\S]*^c BAD /m);
});

test('numbers stay as they are during FETCH, and change with the next command that lets them', async () => {
  const [one, other] = [await logIn(), await logIn()];
  one.say('b CREATE Numbers\r\nc APPEND Numbers {1+}\r\nx\r\nd APPEND Numbers {1+}\r\ny\r\ne SELECT Numbers\r\n');
  await one.hear(/^e OK .*\r\n/m);
  other.say('e SELECT Numbers\r\n');
  await other.hear(/^e OK .*\r\n/m);
  one.say('f STORE 1 +FLAGS.SILENT (\\Deleted)\r\ng EXPUNGE\r\n');
  expect(await one.hear(/^g OK .*\r\n/m)).toMatch(/^f OK .*\r\n\* 1 EXPUNGE\r\ng OK/m);
  other.say('f FETCH 2 BODY.PEEK[]\r\ng NOOP\r\n');
  expect(await other.hear(/^g OK .*\r\n/m)).toMatch(
    /^\* 2 FETCH \(BODY\[\] \{1\}\r\ny\)\r\n[\s\S]*f OK[\s\S]*\* 1 EXPUNGE/m,
  );
});

test('a part of a text can be read beyond its end, and reading it whole marks it as seen', async () => {
  const client = await logIn();
  client.say('b CREATE Partial\r\nc APPEND Partial {15+}\r\nSubject: x\r\n\r\nz\r\nd SELECT Partial\r\n');
  await client.hear(/^d OK .*\r\n/m);
  client.say('e FETCH 1 (BODY.PEEK[TEXT]<0.100> BODY.PEEK[TEXT]<5.10> BODY.PEEK[7])\r\n');
  expect(await client.hear(/^e OK .*\r\n/m)).toContain('BODY[TEXT]<0> {1}\r\nz BODY[TEXT]<5> {0}\r\n BODY[7] NIL');
  client.say('f FETCH 1 BODY[HEADER.FIELDS (Subject)]\r\n');
  expect(await client.hear(/^f OK .*\r\n/m)).toContain('{14}\r\nSubject: x\r\n\r\n FLAGS (\\Seen)');
});

test('the client and the host may say who they are, in the grammar of RFC 2971', async () => {
  const client = await logIn();
  expect(await client.run('ID NIL')).toContain('* ID ("name"');
  expect(await client.run('ID ("name" "imapflow" "version" NIL)')).toContain('OK');
  expect(await client.run('ID imapflow')).toContain('BAD');
  expect(await client.run('NAMESPACE')).toContain('* NAMESPACE (("" ".")) NIL NIL');
});

test('leaving a folder by UNSELECT keeps what CLOSE would expunge', async () => {
  const client = await logIn(RUNE, ['CREATE Left', 'APPEND Left (\\Deleted) {1+}\r\nx', 'SELECT Left', 'UNSELECT']);
  expect(await client.run('STATUS Left (MESSAGES)')).toContain('MESSAGES 1');
  await client.run('SELECT Left');
  await client.run('CLOSE');
  expect(await client.run('STATUS Left (MESSAGES)')).toContain('MESSAGES 0');
});

test('an extended search returns what is asked for and not the list', async () => {
  const appends = ['x', 'y', 'z'].map((text) => `APPEND Counted {1+}\r\n${text}`);
  const client = await logIn(RUNE, ['CREATE Counted', ...appends, 'SELECT Counted', 'STORE 2 +FLAGS (\\Seen)']);
  expect(await client.run('SEARCH RETURN (MIN MAX COUNT ALL) UNSEEN')).toMatch(
    /^\* ESEARCH \(TAG "r\d+"\) MIN 1 MAX 3 COUNT 2 ALL 1,3\r\n/,
  );
  expect(await client.run('UID SEARCH RETURN () ALL')).toMatch(/^\* ESEARCH \(TAG "r\d+"\) UID ALL 1:3\r\n/);
  expect(await client.run('SEARCH RETURN (MIN COUNT) DELETED')).toMatch(/^\* ESEARCH \(TAG "r\d+"\) COUNT 0\r\n/);
  expect(await client.run('SEARCH RETURN (SAVE) ALL')).toContain('BAD');
});

test('a client that idles for 29 real minutes without a sign of life is sent away, however far the box’s clock goes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [silent, alive, done] = [await logIn(), await logIn(), await logIn()];
  for (const client of [silent, alive, done]) {
    client.say('i IDLE\r\n');
    await client.hear(/^\+ idling\r\n/m);
  }
  await imap.clock.advance(86_400_000);
  vi.advanceTimersByTime(28 * 60_000);
  alive.say('DONE\r\nj IDLE\r\n');
  await alive.hear(/^i OK [\s\S]*^\+ idling\r\n/m);
  done.say('DONE\r\n');
  await done.hear(/^i OK .*\r\n/m);
  vi.advanceTimersByTime(60_000);
  expect(await silent.ended).toContain('* BYE Idle for too long');
  alive.say('DONE\r\n');
  await alive.hear(/^j OK .*\r\n/m);
  await done.run('NOOP');
});

test('the eleventh connection to a mailbox is one too many, until one leaves', async () => {
  imap.createMailbox('busy@scheldt.test');
  const open = await Promise.all(Array.from({ length: 10 }, () => logIn('busy@scheldt.test')));
  const late = talk(true);
  expect(await late.run('LOGIN busy@scheldt.test secret')).toContain('NO [LIMIT] Too many simultaneous connections');
  await open[0]?.run('LOGOUT');
  expect(await late.run('LOGIN busy@scheldt.test secret')).toContain('OK');
});
