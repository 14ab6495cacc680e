import { createServer, type Socket } from 'node:net';
import type { Category, Reason } from '@outrider/email-verifier/verdict';
import { verify } from '@outrider/email-verifier/verify';
import { startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { createResolver } from '../dns/resolver.ts';
import { namesForProbe } from './names.ts';
import { createProbe, type Dial, dialTcp } from './open-probe.ts';

const DANA = 'dana.whitlock@tidewatercargo.test';
const HOST = 'mx1.tidewatercargo.test';
const STRANGER = 'nobody.at.all@tidewatercargo.test';

let box: Awaited<ReturnType<typeof startBox>>;
beforeAll(async () => {
  box = await startBox(testOptions({ now: () => new Date() }));
  box.residents.settle(DANA);
});
afterAll(() => box.close());

/** The product's own probe, as the verifier uses it, in the boxed world. */
function portsInTheBox(dial: Dial = dialTcp) {
  const resolver = createResolver({
    servers: [`${box.nameServer.host}:${box.nameServer.port}`],
    timeoutMs: 500,
    tries: 1,
  });
  return {
    names: namesForProbe({ resolver, isAbsenceSure: async () => true }),
    mayReach: () => true,
    openProbe: ({ host, address }: { host: string; address: string }) => {
      const door = box.route(address, 25);
      if (!door) throw new Error(`nothing is at ${address}`);
      return createProbe({ helloName: 'probe.outrider.test', sender: 'probe@outrider.test', port: door.port, dial })({
        host,
        address: door.host,
      });
    },
    wait: async (milliseconds: number) => box.moveClock({ skipMs: milliseconds }),
    randomFor: () => Math.random,
    catchAllTests: { recall: async () => undefined, remember: async () => undefined },
    lists: { isDisposable: () => false, isFree: () => false },
  };
}

/** The verdict, and the commands anybody on the way could read. */
async function verifyOverheard(address: string) {
  const writes: MockInstance<Socket['write']>[] = [];
  const { category } = await verify(
    address,
    portsInTheBox(async (...target) => {
      const socket = await dialTcp(...target);
      writes.push(vi.spyOn(socket, 'write'));
      return socket;
    }),
  );
  const lines = writes.flatMap(({ mock }) => mock.calls.flatMap(([chunk]) => String(chunk).trim().split('\r\n')));
  return { category, inClear: lines.map((line) => line.split(' ')[0]).join(' ') };
}

const BEHAVIOURS: [Parameters<typeof box.setHostBehaviour>[1], string, Category, Reason][] = [
  ['accept', DANA, 'VALID', 'accepted'],
  ['unknownUser', DANA, 'INVALID', 'noSuchUser'],
  ['catchAll', DANA, 'UNKNOWN', 'acceptsEverybody'],
  ['liarCatchAll', DANA, 'VALID', 'accepted'],
  ['greylist', DANA, 'VALID', 'accepted'],
  ['full', DANA, 'UNKNOWN', 'full'],
  ['disabled', DANA, 'UNKNOWN', 'disabled'],
  ['policy', DANA, 'UNCHECKED', 'policy'],
  ['rateLimit', DANA, 'VALID', 'accepted'],
  ['connectionLimit', DANA, 'VALID', 'accepted'],
  ['drop', DANA, 'UNCHECKED', 'connectionLost'],
  ['tls', DANA, 'VALID', 'accepted'],
  ['refuseVrfy', DANA, 'VALID', 'accepted'],
  ['refuseNullSender', DANA, 'VALID', 'accepted'],
  ['acceptThenBounce', DANA, 'UNKNOWN', 'acceptsEverybody'],
];

describe('the probe in the boxed world', () => {
  it.each(BEHAVIOURS)('meets a host that behaves as %s', async (behaviour, address, category, reason) => {
    box.setHostBehaviour(HOST, behaviour);
    expect(await verify(address, portsInTheBox())).toMatchObject({ category, reason });
  });

  it('waits for a host that answers slowly', async () => {
    box.setHostBehaviour(HOST, 'tarpit');
    const passing = setInterval(() => box.moveClock({ skipMs: 20_000 }), 20);
    onTestFinished(() => clearInterval(passing));
    expect(await verify(DANA, portsInTheBox())).toMatchObject({ category: 'VALID' });
  });

  it('tells a stranger from a resident in the host’s own words', async () => {
    box.setHostBehaviour(HOST, 'accept');
    expect(await verify(STRANGER, portsInTheBox())).toMatchObject({
      category: 'INVALID',
      mx: HOST,
      code: 550,
      enhanced: '5.1.1',
    });
  });

  it('speaks TLS with a host that offers it, and goes without where it cannot', async () => {
    box.setHostBehaviour(HOST, 'accept');
    expect(await verifyOverheard(DANA)).toEqual({ category: 'VALID', inClear: 'EHLO STARTTLS' });
    box.mx.setBehaviour(HOST, { kind: 'tls', fault: 'broken' });
    expect(await verifyOverheard(DANA)).toEqual({
      category: 'VALID',
      inClear: 'EHLO STARTTLS EHLO MAIL RCPT RCPT RCPT QUIT',
    });
  });

  it('never says DATA: nothing arrives anywhere', () => {
    expect(box.truth.counts().accepted).toBe(0);
  });
});

describe('the probe and hosts with manners of their own', () => {
  async function talkTo(serve: (socket: Socket) => void) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('no port');
    const opened = await createProbe({
      helloName: 'probe.outrider.test',
      sender: 'probe@outrider.test',
      port: place.port,
    })({
      host: 'odd.test',
      address: '127.0.0.1',
    });
    if (opened.kind === 'open') onTestFinished(() => opened.session.end());
    return opened;
  }

  /** Answers each line by the first word, with the bytes given. */
  const script =
    (answers: Record<string, string>, banner = '220 odd.test\r\n') =>
    (socket: Socket) => {
      socket.write(banner);
      socket.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          const answer = answers[line.split(/[ :]/)[0]?.toUpperCase() ?? ''] ?? '250 Ok\r\n';
          for (const byte of answer) socket.write(byte);
        }
      });
    };

  it('reads replies that come in pieces and in many lines', async () => {
    const opened = await talkTo(
      script({
        EHLO: '250-odd.test\r\n250-PIPELINING\r\n250 8BITMIME\r\n',
        RCPT: '550-5.1.1 No such\r\n550 5.1.1 user\r\n',
      }),
    );
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect(await opened.session.ask(['a@odd.test', 'b@odd.test'])).toEqual([
      { kind: 'reply', text: '550-5.1.1 No such\r\n550 5.1.1 user' },
      { kind: 'reply', text: '550-5.1.1 No such\r\n550 5.1.1 user' },
    ]);
  });

  it('says HELO to a host that does not know EHLO', async () => {
    expect(await talkTo(script({ EHLO: '502 5.5.2 What?\r\n' }))).toMatchObject({ kind: 'open' });
  });

  it('takes a refusal at the banner for what it is', async () => {
    expect(await talkTo(script({}, '554 5.7.1 Your address is on our blocklist\r\n'))).toEqual({
      kind: 'refused',
      text: '554 5.7.1 Your address is on our blocklist',
    });
  });

  it('hangs up on a host that talks without end', async () => {
    const opened = await talkTo((socket) => void socket.write('220-x\r\n'.repeat(20_000)));
    expect(opened).toEqual({ kind: 'silence', why: 'closed' });
  });

  it('does not go to a Unicode mailbox where the host offers no way', async () => {
    const opened = await talkTo(script({}));
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect(await opened.session.ask(['jörg@odd.test', 'anna@odd.test'])).toEqual([
      { kind: 'silence', why: 'noUnicode' },
      { kind: 'reply', text: '250 Ok' },
    ]);
  });

  const OFFERS_TLS = '250-odd.test\r\n250 STARTTLS\r\n';
  const NOT_NOW = '454 4.7.0 TLS not available\r\n';

  it('asks on without TLS where the host takes its offer back', async () => {
    expect(await talkTo(script({ EHLO: OFFERS_TLS, STARTTLS: NOT_NOW }))).toMatchObject({ kind: 'open' });
  });

  it('gives up on a host that wants TLS and cannot do it', async () => {
    const answers = { EHLO: OFFERS_TLS, STARTTLS: NOT_NOW, MAIL: '530 5.7.0 Must issue a STARTTLS command first\r\n' };
    expect(await talkTo(script(answers))).toEqual({ kind: 'silence', why: 'tls' });
  });

  it('notices a closed port', async () => {
    const probe = createProbe({ helloName: 'probe.outrider.test', sender: 'probe@outrider.test', port: 1 });
    expect(await probe({ host: 'odd.test', address: '127.0.0.1' })).toEqual({ kind: 'silence', why: 'refused' });
  });
});
