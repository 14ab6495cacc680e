import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerAccount } from '../net/account.ts';
import { ANNA, accountAt, PASSWORD } from '../net/mail-servers-testing.ts';
import { type ScriptedServer, startScriptedServer } from '../net/scripted-server-testing.ts';
import { openSmtp, type SmtpDeps, testSmtp } from './smtp.ts';

const now = () => new Date('2026-11-17T09:00:00Z');
const RAW = Buffer.from('Subject: Hello\r\n\r\nHello Ben\r\n');
const TO = ['ben@south.test', 'carla@south.test', 'dora@south.test'];

let server: ScriptedServer;
let answers: Record<string, string | undefined>;

/** A well-behaved server, but for what `answers` has for the first word of a command, or for a whole line. */
async function start({ greeting = '220 mail.north.test ESMTP\r\n', isSecure = true } = {}) {
  server = await startScriptedServer({
    greeting,
    isSecure,
    answer(line, hangUp) {
      const said = line in answers ? answers[line] : answers[line.split(' ', 1)[0] ?? ''];
      if (said !== 'hang up') return said;
      hangUp();
      return undefined;
    },
  });
}

const USUAL = {
  EHLO: '250-mail.north.test\r\n250-SIZE 1000000\r\n250 AUTH PLAIN LOGIN XOAUTH2\r\n',
  AUTH: '235 2.7.0 Welcome\r\n',
  MAIL: '250 2.1.0 Ok\r\n',
  RCPT: '250 2.1.5 Ok\r\n',
  DATA: '354 Go ahead\r\n',
  '.': '250 2.0.0 Ok: queued as 4TX\r\n',
  RSET: '250 2.0.0 Ok\r\n',
  QUIT: '221 2.0.0 Bye\r\n',
};

beforeEach(() => {
  answers = { ...USUAL };
});
afterEach(() => server.stop());

const deps = (timeouts: SmtpDeps['timeouts'] = {}): SmtpDeps => ({ network: server.network, now, timeouts });
const open = (timeouts: SmtpDeps['timeouts'] = {}) => openSmtp(accountAt(465), deps(timeouts));
const failureOf = async (account: ServerAccount = accountAt(465), timeouts: SmtpDeps['timeouts'] = {}) => {
  const result = await testSmtp(account, deps(timeouts));
  return result.ok ? 'ok' : result.failure;
};
const send = async (to = TO) => {
  const smtp = await open({ socketMs: 200 });
  const outcome = await smtp.send({ from: ANNA, to }, RAW);
  smtp.close();
  return outcome;
};

describe('a message', () => {
  test('is taken for some and refused for others, each with the words of the server', async () => {
    await start();
    answers['RCPT TO:<carla@south.test>'] =
      '550-5.1.1 The e-mail account that you tried\r\n550 5.1.1 does not exist\r\n';
    answers['RCPT TO:<dora@south.test>'] = '452 4.2.2 Mailbox full\r\n';
    expect(await send()).toEqual({
      kind: 'taken',
      reply: { code: '250', enhanced: '2.0.0', text: 'Ok: queued as 4TX' },
      recipients: [
        { recipient: 'ben@south.test', taken: true },
        {
          recipient: 'carla@south.test',
          taken: false,
          reply: { code: '550', enhanced: '5.1.1', text: 'The e-mail account that you tried does not exist' },
        },
        {
          recipient: 'dora@south.test',
          taken: false,
          reply: { code: '452', enhanced: '4.2.2', text: 'Mailbox full' },
        },
      ],
    });
  });

  test('nobody may have is refused, and passes for lasting only when it lasts for everybody', async () => {
    await start();
    answers.RCPT = '550 5.1.1 Unknown\r\n';
    expect(await send()).toMatchObject({
      kind: 'refused',
      failure: { kind: 'rejected', reply: { code: '550' } },
      recipients: TO.map((recipient) => ({ recipient, taken: false, reply: { enhanced: '5.1.1' } })),
    });
    answers['RCPT TO:<carla@south.test>'] = '451 4.7.1 Greylisted\r\n';
    expect(await send()).toMatchObject({ kind: 'refused', failure: { kind: 'temporarily', reply: { code: '451' } } });
  });

  test.each([
    ['MAIL', '550 5.7.1 Not from you\r\n', 'rejected'],
    ['DATA', '451 4.3.0 Try again later\r\n', 'temporarily'],
    ['.', '554 5.7.1 Looks like spam\r\n', 'rejected'],
    ['.', '450 4.7.1 Rate limited, slow down\r\n', 'throttled'],
    ['.', '421 4.3.2 Shutting down\r\n', 'temporarily'],
  ])('is refused at %s with %j', async (command, reply, kind) => {
    await start();
    answers[command] = reply;
    expect(await send()).toMatchObject({ kind: 'refused', failure: { kind, reply: { code: reply.slice(0, 3) } } });
  });

  test.each([
    ['before its end', 'DATA', 'hang up', false, 'unreachable'],
    ['after its end', '.', 'hang up', true, 'unreachable'],
    ['after its end, in silence', '.', undefined, true, 'timedOut'],
    ['before its end, in silence', 'RCPT', undefined, false, 'timedOut'],
  ])('whose connection breaks %s leaves no more doubt than there is', async (_when, command, said, inDoubt, kind) => {
    await start();
    answers[command] = said;
    expect(await send()).toMatchObject({ kind: 'lost', inDoubt, failure: { kind } });
  });

  const LONG = Buffer.from(`Subject: Hello\r\n\r\n${'Hello Ben\r\n'.repeat(20_000)}Goodbye\r\n`);

  test.each([
    ['short', RAW, 'DATA', 'Hello Ben'],
    ['long', LONG, 'Hello Ben', 'Goodbye'],
  ])(
    'that is %s does not end before the hook has, and not at all when the hook fails',
    async (_what, raw, heard, end) => {
      await start();
      const smtp = await open();
      const beforeLastDot = vi.fn(async () => {
        await vi.waitFor(() => expect(server.heard).toContain(heard));
        expect(server.heard).not.toContain(end);
      });
      expect(await smtp.send({ from: ANNA, to: TO }, raw, { beforeLastDot })).toMatchObject({ kind: 'taken' });
      expect(beforeLastDot).toHaveBeenCalledTimes(1);
      expect(server.heard.slice(-2)).toEqual([end, '.']);
      server.heard.length = 0;
      const failing = smtp.send({ from: ANNA, to: TO }, raw, {
        beforeLastDot: async () => {
          await vi.waitFor(() => expect(server.heard).toContain(heard));
          throw new Error('The note could not be written');
        },
      });
      await expect(failing).rejects.toThrow('The note could not be written');
      expect(await smtp.send({ from: ANNA, to: TO }, raw)).toMatchObject({ kind: 'lost', inDoubt: false });
      expect(server.heard).not.toContain(end);
      expect(server.heard).not.toContain('.');
    },
  );

  test.each([
    ['a no', '421 4.4.2 Too slow\r\n', { kind: 'refused', failure: { kind: 'temporarily', reply: { code: '421' } } }],
    ['a yes', '250 2.0.0 Ok\r\n', { kind: 'lost', inDoubt: false, failure: { kind: 'protocol' } }],
  ])('that is answered with %s before it has an end gets none', async (_what, words, outcome) => {
    await start();
    answers['Subject: Hello'] = words;
    const smtp = await open();
    // By the time another connection has come and gone, this one has heard it.
    const beforeLastDot = () => testSmtp(accountAt(465), deps()).then(() => undefined);
    expect(await smtp.send({ from: ANNA, to: TO }, LONG, { beforeLastDot })).toMatchObject(outcome);
    expect(server.heard).not.toContain('.');
    smtp.abort();
  });

  test('whose connection breaks while the hook is at work is reported after the hook, and without doubt', async () => {
    await start();
    const smtp = await open();
    const events: string[] = [];
    const outcome = await smtp.send({ from: ANNA, to: TO }, RAW, {
      beforeLastDot: async () => {
        await server.hangUp();
        // By the time another connection has come and gone, this one knows that it is broken.
        await testSmtp(accountAt(465), deps());
        events.push('noted');
      },
    });
    events.push(outcome.kind);
    expect(events).toEqual(['noted', 'lost']);
    expect(outcome).toMatchObject({ inDoubt: false });
  });

  test('after one that was refused starts from a clean slate', async () => {
    await start();
    const smtp = await open();
    answers['.'] = '554 5.7.1 No\r\n';
    expect(await smtp.send({ from: ANNA, to: TO }, RAW)).toMatchObject({ kind: 'refused' });
    answers['.'] = USUAL['.'];
    expect(await smtp.send({ from: ANNA, to: TO }, RAW)).toMatchObject({ kind: 'taken' });
    expect(server.heard.filter((line) => line === 'RSET')).toHaveLength(1);
    smtp.close();
  });

  test('bigger than the server takes, or for a hostile address, is refused without being offered', async () => {
    await start();
    const smtp = await open();
    const big = Buffer.alloc(1_000_001, 'a');
    expect(await smtp.send({ from: ANNA, to: TO }, big)).toMatchObject({ kind: 'refused', recipients: [] });
    const hostile = ['ben@south.test>\r\nRCPT TO:<eve@evil.test'];
    expect(await smtp.send({ from: ANNA, to: hostile }, RAW)).toMatchObject({ kind: 'refused', recipients: [] });
    expect(server.heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([]);
    smtp.close();
  });

  test('of many pieces leaves no listener that has its answer', async () => {
    await start();
    const warn = vi.spyOn(process, 'emitWarning');
    const smtp = await open();
    const raw = Buffer.from('Hello Ben\r\n'.repeat(80_000));
    expect(await smtp.send({ from: ANNA, to: TO }, raw)).toMatchObject({ kind: 'taken' });
    expect(server.heard.filter((line) => line === 'Hello Ben')).toHaveLength(80_000);
    expect(warn).not.toHaveBeenCalled();
    smtp.close();
  });

  test('of a dot line and of long lines arrives as it was', async () => {
    await start();
    const smtp = await open();
    const body = ['.', '..', '.hidden', 'x'.repeat(200_000), 'end'];
    await smtp.send({ from: ANNA, to: TO }, Buffer.from(`${body.join('\r\n')}\r\n`));
    const begin = server.heard.indexOf('DATA') + 1;
    const sent = server.heard.slice(begin, server.heard.indexOf('.', begin));
    expect(sent.map((line) => line.replace(/^\./, ''))).toEqual(body);
    smtp.close();
  });
});

describe('a server that need not be waited for', () => {
  const PIPELINING = USUAL.EHLO.replace('250-SIZE', '250-PIPELINING\r\n250-SIZE');
  const ben = { from: ANNA, to: ['ben@south.test'] };
  const carla = { from: ANNA, to: ['carla@south.test'] };
  const mailTo = (name: string) => Buffer.from(`Subject: Hello\r\n\r\nHello ${name}\r\n`);
  const [first, second] = [mailTo('Ben'), mailTo('Carla')];

  async function openQuick() {
    await start();
    answers.EHLO = PIPELINING;
    return open({ socketMs: 200 });
  }

  /** Sends to Ben, and tells with the end of that mail that one to Carla follows. */
  const sendFirst = (smtp: Awaited<ReturnType<typeof openQuick>>) =>
    smtp.send(ben, first, { next: () => ({ envelope: carla, raw: second }) });

  test('learns of the next message with the end of one, and only once', async () => {
    const smtp = await openQuick();
    expect(await sendFirst(smtp)).toMatchObject({ kind: 'taken' });
    await vi.waitFor(() => expect(server.heard.slice(-2)).toEqual([`RCPT TO:<${carla.to[0]}>`, 'DATA']));
    expect(await smtp.send(carla, second)).toMatchObject({ kind: 'taken', recipients: [{ taken: true }] });
    const countLines = (word: string) => server.heard.filter((line) => line.startsWith(word)).length;
    expect([countLines('MAIL'), countLines('RCPT'), countLines('DATA'), countLines('.')]).toEqual([2, 2, 2, 2]);
    smtp.close();
    await vi.waitFor(() => expect(server.heard).toContain('QUIT'));
  });

  test('may refuse the next, which costs the one before nothing', async () => {
    const smtp = await openQuick();
    answers[`RCPT TO:<${carla.to[0]}>`] = '550 5.1.1 Unknown\r\n';
    answers.DATA = '354 Go ahead\r\n';
    expect(await sendFirst(smtp)).toMatchObject({ kind: 'taken' });
    expect(await smtp.send(carla, second)).toMatchObject({ kind: 'refused', failure: { kind: 'rejected' } });
    // It waits for a message to nobody, and gets none.
    expect(server.heard).not.toContain('Hello Carla');
    expect(await smtp.send(ben, first)).toMatchObject({ kind: 'taken' });
    smtp.close();
  });

  test('may refuse the one before, which costs the next nothing', async () => {
    const smtp = await openQuick();
    answers['.'] = '554 5.7.1 No\r\n';
    expect(await sendFirst(smtp)).toMatchObject({ kind: 'refused' });
    answers['.'] = USUAL['.'];
    expect(await smtp.send(carla, second)).toMatchObject({ kind: 'taken' });
    smtp.close();
  });

  test('that goes with the answer to one takes nothing of the next', async () => {
    const smtp = await openQuick();
    answers['.'] = '421 4.3.2 Shutting down\r\n';
    expect(await sendFirst(smtp)).toMatchObject({ kind: 'refused', failure: { kind: 'temporarily' } });
    expect(await smtp.send(carla, second)).toMatchObject({ kind: 'lost', inDoubt: false });
    expect(server.heard).not.toContain('Hello Carla');
  });

  test('and learnt of a message gets no other in its place, and no end of it', async () => {
    const smtp = await openQuick();
    await sendFirst(smtp);
    expect(await smtp.send(ben, first)).toMatchObject({ kind: 'lost', inDoubt: false });
    const other = await open();
    await sendFirst(other);
    other.close();
    await vi.waitFor(() => expect(server.heard.filter((line) => line === 'DATA')).toHaveLength(4));
    expect(server.heard.filter((line) => line === '.')).toHaveLength(2);
    expect(server.heard).not.toContain('QUIT');
  });

  test('does not learn of what it would refuse', async () => {
    const smtp = await openQuick();
    const big = Buffer.alloc(1_000_001, 'a');
    await smtp.send(ben, first, { next: () => ({ envelope: carla, raw: big }) });
    expect(await smtp.send(carla, big)).toMatchObject({ kind: 'refused', recipients: [] });
    expect(await smtp.send(carla, second)).toMatchObject({ kind: 'taken' });
    expect(server.heard.filter((line) => line === 'DATA')).toHaveLength(2);
    smtp.close();
  });
});

describe('a log-in', () => {
  test('tells what was said and when, but no secret, in any log-in method and with any answer of a server', async () => {
    await start();
    answers.EHLO = '250-mail.north.test\r\n250 AUTH LOGIN\r\n';
    answers.AUTH = '334 VXNlcm5hbWU6\r\n';
    answers[Buffer.from(ANNA).toString('base64')] = '334 UGFzc3dvcmQ6\r\n';
    answers[Buffer.from(PASSWORD).toString('base64')] = `535 5.7.8 No: ${PASSWORD}\r\n`;
    const { transcript, ...result } = await testSmtp(accountAt(465), deps());
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'authFailed', reply: { code: '535', enhanced: '5.7.8', text: 'No: ••••' } },
    });
    expect(transcript.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'note: Connecting to mail.north.test (127.0.0.1), port 465',
      'server: 220 mail.north.test ESMTP',
      'us: EHLO [127.0.0.1]',
      'server: 250-mail.north.test\n250 AUTH LOGIN',
      'us: AUTH LOGIN',
      'server: 334 VXNlcm5hbWU6',
      'us: ••••',
      'server: 334 UGFzc3dvcmQ6',
      'us: ••••',
      'server: 535 5.7.8 No: ••••',
    ]);
    expect(transcript.every(({ at }) => at.getTime() === now().getTime())).toBe(true);
  });

  test.each([
    ['535-5.7.8 Username and password\r\n535 5.7.8 not accepted\r\n', 'authFailed'],
    ['534 5.7.9 Application-specific password required\r\n', 'authFailed'],
    ['530 5.7.0 Must issue a STARTTLS command first\r\n', 'authFailed'],
    ['454 4.7.0 Temporary authentication failure\r\n', 'temporarily'],
    ['454 4.7.0 Too many login attempts, please try again later\r\n', 'throttled'],
    ['421 4.3.2 Service not available\r\n', 'temporarily'],
    ['504 5.5.4 Unrecognized authentication type\r\n', 'protocol'],
  ])('that is answered with %j means %s', async (reply, kind) => {
    await start();
    answers.AUTH = reply;
    expect(await failureOf()).toMatchObject({ kind, reply: { code: reply.slice(0, 3) } });
  });

  test.each([
    ['with too many', '421 4.7.0 Too many connections from you\r\n', { kind: 'throttled', reply: { code: '421' } }],
    ['that puts us off', '421 4.3.2 System not accepting network messages\r\n', { kind: 'temporarily' }],
    ['that sends us away', '554 5.7.1 You are on our list\r\n', { kind: 'rejected', reply: { enhanced: '5.7.1' } }],
    ['of another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', { kind: 'protocol' }],
    ['without an end', `220 ${'x'.repeat(70_000)}`, { kind: 'protocol' }],
    ['that does not come', '', { kind: 'timedOut', during: 'greeting' }],
  ])('does not come to pass after a greeting %s', async (_what, greeting, failure) => {
    await start({ greeting });
    expect(await failureOf(accountAt(465), { greetingMs: 200 })).toMatchObject(failure);
    expect(server.heard).toEqual([]);
  });

  test('that a server draws out without end is ended by us', async () => {
    await start();
    answers.AUTH = '334 More\r\n';
    answers[''] = '334 And more\r\n';
    const account = { ...accountAt(465), login: { user: ANNA, kind: 'password' as const, password: 'x' } };
    expect(await failureOf(account, { stepMs: 200 })).toEqual({ kind: 'timedOut', during: 'dialogue' });
  });

  test('at an address is verified by the address in the certificate', async () => {
    await start();
    expect(await failureOf({ ...accountAt(465), host: '127.0.0.1' })).toBe('ok');
    expect(await failureOf({ ...accountAt(465), host: '127.0.0.2' })).toEqual({ kind: 'tlsFailed', why: 'wrongName' });
  });

  test('never happens in the clear', async () => {
    await start({ isSecure: false });
    answers.STARTTLS = '502 5.5.1 Not implemented\r\n';
    expect(await failureOf(accountAt(587))).toMatchObject({ kind: 'tlsFailed', why: 'notOffered' });
    answers.EHLO = '502 5.5.1 Not implemented\r\n';
    answers.HELO = '250 mail.north.test\r\n';
    expect(await failureOf(accountAt(587))).not.toBe('ok');
    answers.EHLO = '250-mail.north.test\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n';
    answers.STARTTLS = '454 4.7.0 TLS not available\r\n';
    expect(await failureOf(accountAt(587))).toMatchObject({ kind: 'tlsFailed', why: 'refused' });
    answers.STARTTLS = '220 2.0.0 Ready\r\n250-injected\r\n250 AUTH PLAIN\r\n';
    expect(await failureOf(accountAt(587), { greetingMs: 200 })).toMatchObject({ kind: 'timedOut' });
    expect(server.heard.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  });
});

describe('a token', () => {
  const withTokens = (...tokens: string[]) => {
    const getToken = vi.fn(async ({ fresh }: { fresh: boolean }) => tokens[fresh ? 1 : 0] ?? '');
    const account: ServerAccount = { ...accountAt(465), login: { user: ANNA, kind: 'token', getToken } };
    return { account, getToken };
  };
  const commandFor = (token: string) =>
    `AUTH XOAUTH2 ${Buffer.from(`user=${ANNA}\x01auth=Bearer ${token}\x01\x01`).toString('base64')}`;
  const REASON = Buffer.from('{"status":"401","schemes":"Bearer"}').toString('base64');

  test('that has run out is renewed once, and the new one is taken', async () => {
    await start();
    const { account, getToken } = withTokens('stale', 'fresh');
    answers[commandFor('stale')] = `334 ${REASON}\r\n`;
    answers[''] = '535-5.7.8 Username and password not accepted\r\n535 5.7.8 Learn more\r\n';
    expect(await failureOf(account)).toBe('ok');
    expect(getToken.mock.calls).toEqual([[{ fresh: false }], [{ fresh: true }]]);
    expect(server.heard).toContain(commandFor('fresh'));
  });

  test('that is not taken even when it is fresh is not asked for a third time', async () => {
    await start();
    answers.AUTH = '535 5.7.3 Authentication unsuccessful\r\n';
    const { account, getToken } = withTokens('revoked', 'revoked too');
    const result = await testSmtp(account, deps());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'authFailed', reply: { enhanced: '5.7.3' } } });
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(result)).not.toMatch(/revoked/);
  });

  test('is not renewed for a trouble of another kind', async () => {
    await start();
    answers.AUTH = '454 4.7.0 Too many login attempts\r\n';
    const { account, getToken } = withTokens('good', 'never');
    expect(await failureOf(account)).toMatchObject({ kind: 'throttled' });
    expect(getToken).toHaveBeenCalledTimes(1);
  });
});
