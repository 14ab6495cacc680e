import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ServerAccount } from '../net/account.ts';
import {
  ANNA,
  accountAt,
  HOST,
  type MailServers,
  PASSWORD,
  resolverAt,
  startBoxedServers,
} from '../net/mail-servers-testing.ts';
import { createRoutedNetwork, type Network } from '../net/network.ts';
import { type ScriptedServer, startScriptedServer } from '../net/scripted-server-testing.ts';
import { testSmtp } from '../smtp/smtp.ts';
import { type ImapDeps, openImap, testImap } from './imap.ts';

const now = () => new Date('2026-11-17T09:00:00Z');
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startBox(provider: Parameters<typeof startBoxedServers>[0]) {
  const servers = await startBoxedServers(provider);
  stops.push(servers.stop);
  return servers;
}

const failureAt = async (network: Network, port: number, timeouts: ImapDeps['timeouts'] = {}) => {
  const result = await testImap(accountAt(port), { network, now, timeouts });
  return result.ok ? 'ok' : result.failure;
};

describe('every provider has its own words, and they mean the same', () => {
  const KINDS = { wrongPassword: 'authFailed', revoked: 'authFailed', throttled: 'throttled', down: 'temporarily' };

  test.each(['google', 'microsoft', 'self'] as const)('at a host like %s', async (provider) => {
    const { hosts, network } = await startBox(provider);
    for (const trouble of ['wrongPassword', 'revoked', 'throttled', 'down'] as const) {
      hosts.setTrouble(ANNA, trouble);
      const smtp = await testSmtp(accountAt(465), { network, now });
      const imap = await testImap(accountAt(993), { network, now });
      const kinds = [smtp, imap].map((result) => (result.ok ? 'ok' : result.failure.kind));
      const words = [smtp, imap].map((result) => (result.ok ? '' : result.failure.reply?.text));
      expect({ trouble, kinds }).toEqual({ trouble, kinds: [KINDS[trouble], KINDS[trouble]] });
      expect(words.every(Boolean)).toBe(true);
    }
  });

  test('a suggested pause is reported, not waited for', async () => {
    const { hosts, network } = await startBox('microsoft');
    hosts.setTrouble(ANNA, 'throttled');
    expect(await failureAt(network, 993)).toEqual({
      kind: 'throttled',
      retryAfterMs: 60_000,
      reply: { code: 'NO', text: 'Request is throttled. Suggested Backoff Time: 60000 milliseconds' },
    });
  });
});

describe('a token', () => {
  const withTokens = (...tokens: string[]) => {
    const getToken = vi.fn(async ({ fresh }: { fresh: boolean }) => tokens[fresh ? 1 : 0] ?? '');
    const account: ServerAccount = { ...accountAt(993), login: { user: ANNA, kind: 'token', getToken } };
    return { account, getToken };
  };

  test.each(['google', 'microsoft'] as const)(
    'that has run out at a host like %s is renewed once',
    async (provider) => {
      const { network } = await startBox(provider);
      const { account, getToken } = withTokens('stale token', 'fresh token');
      const { ok, transcript } = await testImap(account, { network, now });
      expect(ok).toBe(true);
      expect(getToken.mock.calls).toEqual([[{ fresh: false }], [{ fresh: true }]]);
      expect(JSON.stringify(transcript)).not.toContain('fresh token');
    },
  );

  test('that is good is asked for once', async () => {
    const { network } = await startBox('google');
    const { account, getToken } = withTokens('fresh token');
    const client = await openImap(account, { network });
    client.close();
    expect(getToken.mock.calls).toEqual([[{ fresh: false }]]);
  });

  test('that is never taken is given up', async () => {
    const { network } = await startBox('google');
    const { account, getToken } = withTokens('one', 'two');
    await expect(openImap(account, { network })).rejects.toMatchObject({ failure: { kind: 'authFailed' } });
    expect(getToken).toHaveBeenCalledTimes(2);
  });
});

describe('a connection', () => {
  test('goes to the very address that was checked, and is checked anew the next time', async () => {
    const { hosts, network } = await startBox('self');
    const right = hosts.addressOf(HOST).address;
    const looked = vi.fn<(name: string) => Promise<{ kind: 'found'; records: string[] }>>();
    // A name server that first says where the mail server is, and then somewhere it should not be.
    looked.mockResolvedValueOnce({ kind: 'found', records: [right] });
    looked.mockResolvedValue({ kind: 'found', records: ['10.0.0.1'] });
    const rebinding = createRoutedNetwork({
      resolver: { ...resolverAt(right), resolve4: looked },
      route: (address, port) => hosts.doorAt(address, port),
      ca: '',
    });
    const guarded = { ...rebinding, tlsOptions: network.tlsOptions };
    const client = await openImap(accountAt(993), { network: guarded });
    expect(looked).toHaveBeenCalledTimes(1);
    client.close();
    expect(await failureAt(guarded, 993)).toEqual({ kind: 'refusedAddress', why: 'address' });
  });

  test('is tried at the next address where nobody answers at the first', async () => {
    const { network } = await startBox('self');
    const place = { address: '127.0.0.1', port: 1 };
    const split: Network = {
      ...network,
      async locate(host, port) {
        const location = await network.locate(host, port);
        return location.kind === 'located' ? { ...location, places: [place, ...location.places] } : location;
      },
    };
    const client = await openImap(accountAt(993), { network: split });
    expect(client.usable).toBe(true);
    client.close();
  });

  test('that breaks while nobody uses it ends no process, and is reported by its end', async () => {
    const servers: MailServers = await startBox('self');
    const client = await openImap(accountAt(993), { network: servers.network });
    const closed = vi.fn();
    client.on('close', closed);
    await servers.cause('down');
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    await expect(client.noop()).rejects.toThrow();
  });

  test('does not begin to IDLE by itself', async () => {
    const { network } = await startBox('self');
    const client = await openImap(accountAt(993), { network });
    await client.mailboxOpen('INBOX');
    expect(Reflect.get(client, 'options')).toMatchObject({ disableAutoIdle: true, disableCompression: true });
    client.close();
  });
});

describe('a server', () => {
  const start = async (script: Parameters<typeof startScriptedServer>[0]): Promise<ScriptedServer> => {
    const server = await startScriptedServer(script);
    stops.push(server.stop);
    return server;
  };
  const tagOf = (line: string) => line.split(' ', 1)[0];
  const READY = '* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR] ready\r\n';

  test.each([
    ['with too many connections', '* BYE Too many connections\r\n', { kind: 'throttled', reply: { code: 'BYE' } }],
    ['that goes down', '* BYE Shutting down\r\n', { kind: 'temporarily', reply: { text: 'Shutting down' } }],
    ['of another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', {}],
    ['that says nothing', '', { kind: 'timedOut', during: 'greeting' }],
  ])('%s is reported as what it is', async (_what, greeting, failure) => {
    const { network, heard } = await start({ greeting, answer: () => undefined });
    expect(await failureAt(network, 993, { greetingMs: 200, socketMs: 500 })).toMatchObject(failure);
    expect(heard).toEqual([]);
  });

  test('without an end to its lines is left before it has filled the memory', async () => {
    const { network } = await start({ greeting: `${READY}* OK ${'x'.repeat(17_000_000)}`, answer: () => undefined });
    expect(await failureAt(network, 993)).toEqual({ kind: 'protocol' });
  });

  test.each([
    ['in the log-in', (line: string) => (line === 'never' ? '' : '* OK one moment please\r\n')],
    ['in the list of folders', (line: string) => `${/LIST/.test(line) ? '*' : tagOf(line)} OK done\r\n`],
  ])('that keeps us busy for ever %s is left', async (_where, answer) => {
    const { network } = await start({ greeting: '* OK [CAPABILITY IMAP4rev1] ready\r\n', answer });
    expect(await failureAt(network, 993, { stepMs: 200 })).toEqual({ kind: 'timedOut', during: 'dialogue' });
  });

  test('that repeats the password does not get it into our words', async () => {
    const { network } = await start({
      greeting: READY,
      answer: (line) => (line.endsWith(' PLAIN') ? '+ \r\n' : `1 NO [AUTHENTICATIONFAILED] Not ${PASSWORD}, Anna\r\n`),
    });
    const result = await testImap(accountAt(993), { network, now });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'authFailed' } });
    expect(JSON.stringify(result)).not.toContain(JSON.stringify(PASSWORD).slice(1, -1));
  });

  test.each([
    ['knows no STARTTLS', '* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n', 'notOffered'],
    ['says that one is logged in already', '* PREAUTH [CAPABILITY IMAP4rev1] welcome\r\n', 'notOffered'],
    ['takes STARTTLS back', '* OK [CAPABILITY IMAP4rev1 STARTTLS AUTH=PLAIN] ready\r\n', 'refused'],
  ])('that %s gets no password in the clear', async (_what, greeting, why) => {
    const { network, heard } = await start({
      greeting,
      isSecure: false,
      answer: (line) => `${tagOf(line)} NO [UNAVAILABLE] Not today\r\n`,
    });
    expect(await failureAt(network, 143)).toMatchObject({ kind: 'tlsFailed', why });
    expect(heard.filter((line) => /LOGIN|AUTHENTICATE/.test(line))).toEqual([]);
  });

  test('that slips words between STARTTLS and TLS is left', async () => {
    const { network, heard } = await start({
      greeting: '* OK [CAPABILITY IMAP4rev1 STARTTLS AUTH=PLAIN] ready\r\n',
      isSecure: false,
      answer: (line) => `${tagOf(line)} OK go\r\n* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n`,
    });
    expect(await failureAt(network, 143)).toMatchObject({ kind: 'tlsFailed', why: 'handshake' });
    expect(heard.filter((line) => /LOGIN|AUTHENTICATE/.test(line))).toEqual([]);
  });
});
