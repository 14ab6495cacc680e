import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openImap, testImap } from '../imap/imap.ts';
import { openSmtp, testSmtp } from '../smtp/smtp.ts';
import { foreignMailMissing } from '../testing/foreign-mail/foreign-mail-missing.ts';
import {
  ANNA,
  accountAt,
  type MailServers,
  PASSWORD,
  type ServerTrouble,
  startBoxedServers,
  startForeignServers,
} from './mail-servers-testing.ts';

const now = () => new Date('2026-11-17T09:00:00Z');
const missing = foreignMailMissing();

const WORLDS = [
  { world: 'the box', start: () => startBoxedServers(), why: undefined },
  { world: `Dovecot and Postfix${missing ? ` (${missing})` : ''}`, start: startForeignServers, why: missing },
];

describe.each(WORLDS)('against $world', ({ start, why }) => {
  let servers: MailServers;
  beforeAll(async () => {
    if (!why) servers = await start();
  });
  afterEach(() => servers?.mend());
  afterAll(() => servers?.stop());

  const logIn = (port: number, password = PASSWORD) => {
    const deps = { network: servers.network, now };
    const account = accountAt(port, password);
    return port === 993 || port === 143 ? testImap(account, deps) : testSmtp(account, deps);
  };
  const failureAt = async (port: number, password?: string) => {
    const result = await logIn(port, password);
    return result.ok ? 'ok' : result.failure;
  };
  const ports = () => [...servers.smtpPorts, 143, 993];

  test.skipIf(why)('a log-in works at every door, and its transcript shows no secret', async () => {
    for (const port of ports()) {
      const { ok, transcript } = await logIn(port);
      expect({ port, ok }).toEqual({ port, ok: true });
      const text = transcript.map((line) => line.text).join('\n');
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(4, -4));
      expect(text).toContain('TLSv1.3');
    }
  });

  test.skipIf(why)('the special folders and the abilities of the mailbox are found', async () => {
    expect(await logIn(993)).toMatchObject({
      ok: true,
      capabilities: expect.arrayContaining(['IDLE', 'UIDPLUS', 'SPECIAL-USE']),
      folders: expect.arrayContaining([
        { path: 'INBOX', specialUse: '\\Inbox' },
        { path: 'Sent', specialUse: '\\Sent' },
        { path: 'Junk', specialUse: '\\Junk' },
      ]),
    });
  });

  test.skipIf(why)('a wrong password is reported in the words of the server', async () => {
    for (const port of ports()) {
      const isSmtp = servers.smtpPorts.includes(port);
      expect(await failureAt(port, 'wrong')).toEqual({
        kind: 'authFailed',
        reply: {
          code: isSmtp ? '535' : 'NO',
          enhanced: isSmtp ? '5.7.8' : 'AUTHENTICATIONFAILED',
          text: expect.stringMatching(/authentication failed/i),
        },
      });
    }
  });

  test.skipIf(why).each<[ServerTrouble, number[], object]>([
    ['expiredCertificate', [587, 143, 993], { kind: 'tlsFailed', why: 'expired' }],
    ['noStarttls', [587, 143], { kind: 'tlsFailed', why: 'notOffered' }],
    ['refusesStarttls', [587], { kind: 'tlsFailed', why: 'refused', reply: { code: '454' } }],
    // Dovecot without a key agrees to STARTTLS and then hangs up.
    ['refusesStarttls', [143], { kind: 'tlsFailed', why: expect.stringMatching(/refused|handshake/) }],
    ['throttled', [587, 993], { kind: 'throttled', reply: { text: expect.stringMatching(/connections/) } }],
    ['revoked', [587, 143, 993], { kind: 'authFailed', reply: { text: expect.stringMatching(/\w/) } }],
    ['down', [587, 143, 993], { kind: 'unreachable' }],
  ])('%s at the ports %j is reported, and past when it is past', async (trouble, doors, failure) => {
    await servers.cause(trouble);
    for (const port of doors) {
      // Dovecot looks at its users at most once in a second.
      await vi.waitFor(
        async () => expect({ port, failure: await failureAt(port) }).toMatchObject({ port, failure }),
        5_000,
      );
    }
    await servers.mend();
    for (const port of doors) expect({ port, failure: await failureAt(port) }).toEqual({ port, failure: 'ok' });
  });

  test.skipIf(why)('nothing but a certificate of a trusted authority for this very name will do', async () => {
    const { network: strange, stop } = await startBoxedServers();
    const untrusting = { ...servers.network, tlsOptions: strange.tlsOptions };
    for (const port of ports()) {
      const other = { ...accountAt(port), host: 'other.north.test' };
      const test = servers.smtpPorts.includes(port) ? testSmtp : testImap;
      expect({ port, ...(await test(other, { network: servers.network, now })) }).toMatchObject({
        port,
        failure: { kind: 'tlsFailed', why: 'wrongName' },
      });
      expect({ port, ...(await test(accountAt(port), { network: untrusting, now })) }).toMatchObject({
        port,
        failure: { kind: 'tlsFailed', why: 'selfSigned' },
      });
    }
    await stop();
  });

  test.skipIf(why)('TLS at a port that begins in the clear fails, and so does the other way round', async () => {
    const account = accountAt(143);
    const { network } = servers;
    const cross = {
      ...network,
      locate: (host: string, port: number) => network.locate(host, port === 143 ? 993 : 143),
    };
    const deps = { network: cross, now, timeouts: { greetingMs: 100 } };
    expect(await testImap({ ...account, security: 'starttls' }, deps)).toMatchObject({ ok: false });
    expect(await testImap({ ...accountAt(993) }, deps)).toMatchObject({
      failure: { kind: 'tlsFailed', why: 'handshake' },
    });
  });

  test.skipIf(why)('what one door takes the other one shows', async () => {
    const deps = { network: servers.network, now };
    const smtp = await openSmtp(accountAt(587), deps);
    const raw = Buffer.from(`From: ${ANNA}\r\nTo: ${ANNA}\r\nMessage-ID: <both@north.test>\r\n\r\n.\r\nHello.\r\n`);
    const beforeLastDot = vi.fn(async () => undefined);
    expect(await smtp.send({ from: ANNA, to: [ANNA] }, raw, { beforeLastDot })).toMatchObject({
      kind: 'taken',
      reply: { code: '250', enhanced: '2.0.0' },
      recipients: [{ recipient: ANNA, taken: true }],
    });
    expect(beforeLastDot).toHaveBeenCalledTimes(1);
    smtp.close();
    const source = await readInbox(['both']);
    expect(source).toContain('Message-ID: <both@north.test>\r\n');
    expect(source).toContain('\r\n\r\n.\r\nHello.');
  });

  test.skipIf(why)(
    'several messages over one connection, each announced with the end of the one before, arrive once',
    async () => {
      const smtp = await openSmtp(accountAt(587), { network: servers.network, now });
      const mails = ['one', 'two', 'three'].map((name) => ({
        envelope: { from: ANNA, to: [ANNA] },
        raw: Buffer.from(`From: ${ANNA}\r\nTo: ${ANNA}\r\nMessage-ID: <${name}@north.test>\r\n\r\nHello.\r\n`),
      }));
      for (const [index, { envelope, raw }] of mails.entries()) {
        expect(await smtp.send(envelope, raw, { next: () => mails[index + 1] })).toMatchObject({ kind: 'taken' });
      }
      const said = smtp.transcript().flatMap(({ from, text }) => (from === 'us' ? text.split(' ', 1) : []));
      expect(said.slice(-12).join(' ')).toBe(Array(3).fill('MAIL RCPT DATA .').join(' '));
      smtp.close();
      const names = ['one', 'two', 'three'];
      const source = await readInbox(names);
      for (const name of names) expect(source.split(`<${name}@north.test>`)).toHaveLength(2);
    },
  );

  /** Everything in Anna's inbox, once these are there. */
  async function readInbox(names: readonly string[]): Promise<string> {
    const imap = await openImap(accountAt(993), { network: servers.network });
    try {
      await imap.mailboxOpen('INBOX');
      return await vi.waitFor(async () => {
        await imap.noop();
        const found = await imap.fetchAll('1:*', { source: true }, { uid: true });
        const source = found.map((message) => message.source?.toString() ?? '').join('\r\n');
        for (const name of names) expect(source).toContain(`<${name}@north.test>`);
        return source;
      });
    } finally {
      imap.close();
    }
  }
});
