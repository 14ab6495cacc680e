import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OpenedProbe } from '@outrider/email-verifier/ports';
import { expect, onTestFinished, test } from 'vitest';
import { dialByProxy } from './dial-by-proxy.ts';
import { createGreeter } from './greet-host.ts';
import { createProbe } from './open-probe.ts';
import { answerProbe, createRemoteProbe } from './remote-probe.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  return place.port;
}

/** A mail host that knows dana and nobody else. */
function serveMail(socket: Socket) {
  socket.on('error', () => undefined);
  socket.write('220 mx.fair.test\r\n');
  socket.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      const isKnown = !line.startsWith('RCPT') || line.includes('dana@');
      socket.write(
        line.startsWith('EHLO') ? '250 hello [203.0.113.7]\r\n' : isKnown ? '250 Ok\r\n' : '550 5.1.1 No\r\n',
      );
      if (line === 'QUIT') socket.end();
    }
  });
}

/** As much of RFC 1928 as it takes: no log-in, connect to an IPv4 address, and a code for failure if one is given. */
function proxyServer(passed: string[], failure = 0) {
  return createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', () => {
      client.write(Buffer.of(5, 0));
      client.once('data', (asked: Buffer) => {
        const [address, port] = [[...asked.subarray(4, 8)].join('.'), asked.readUInt16BE(8)];
        passed.push(address);
        if (failure) return void client.end(Buffer.of(5, failure, 0, 1, 0, 0, 0, 0, 0, 0));
        const server = connect(port, address, () => {
          client.write(Buffer.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0));
          client.pipe(server).pipe(client);
        });
      });
    });
  });
}

const WHO = { helloName: 'verify.outrider.test', sender: 'verify@outrider.test' };
const TARGET = { host: 'mx.fair.test', address: '127.0.0.1' };

async function askAbout(opened: OpenedProbe, ...names: string[]) {
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const said = await opened.session.ask(names);
  await opened.session.end();
  return said;
}

const KNOWN_AND_UNKNOWN = [
  { kind: 'reply', text: '250 Ok' },
  { kind: 'reply', text: '550 5.1.1 No' },
];

test('through a SOCKS proxy a host is asked as if we were there', async () => {
  const passed: string[] = [];
  const proxy = new URL(`socks5://127.0.0.1:${await listen(proxyServer(passed))}`);
  const probe = createProbe({ ...WHO, port: await listen(createServer(serveMail)), dial: dialByProxy(proxy) });
  expect(await askAbout(await probe(TARGET), 'dana@fair.test', 'kim@fair.test')).toEqual(KNOWN_AND_UNKNOWN);
  expect(passed).toEqual(['127.0.0.1']);
});

test('what the proxy says of a host is distinguished from a proxy that is not there', async () => {
  const dialed = async (proxy: string) =>
    createProbe({ ...WHO, port: 25, dial: dialByProxy(new URL(proxy)) })({ ...TARGET, address: '192.0.2.1' });
  const refusing = await listen(proxyServer([], 5));
  expect(await dialed(`socks5://127.0.0.1:${refusing}`)).toEqual({ kind: 'silence', why: 'refused' });
  expect(await dialed('socks5://127.0.0.1:1')).toEqual({ kind: 'silence', why: 'timedOut' });
});

/** A verification service with our own answering half. */
async function startService(mailPort: number, mayReach: (address: string) => boolean) {
  const keys: unknown[] = [];
  const openProbe = createProbe({ ...WHO, port: mailPort });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    keys.push(request.headers.authorization);
    const question: unknown = JSON.parse((await buffer(request)).toString());
    const answer = await answerProbe(openProbe, mayReach, question);
    response.writeHead(answer ? 200 : 400).end(JSON.stringify(answer ?? {}));
  };
  const server = createHttpServer((request, response) => void serve(request, response));
  return { url: `http://127.0.0.1:${await listen(server)}/ask`, keys };
}

test('a verification service does the talking, and the replies are the host’s own', async () => {
  const { url, keys } = await startService(await listen(createServer(serveMail)), () => true);
  const probe = createRemoteProbe({ url, key: 'between-us' });
  expect(await askAbout(await probe(TARGET), 'dana@fair.test', 'kim@fair.test')).toEqual(KNOWN_AND_UNKNOWN);
  expect(new Set(keys)).toEqual(new Set(['Bearer between-us']));
});

test('a service refuses to look around in its own network', async () => {
  const { url } = await startService(25, () => false);
  expect(await createRemoteProbe({ url, key: '' })(TARGET)).toEqual({ kind: 'silence', why: 'timedOut' });
});

test.each([
  ['no JSON', 'hello'],
  ['other JSON', '{"kind":"open"}'],
  ['a word it does not know', '{"kind":"silence","why":"tired"}'],
])('a service that answers with %s says nothing about the host', async (_name, body) => {
  const url = 'http://service.test';
  const probe = createRemoteProbe({ url, key: '', fetch: async () => new Response(body) });
  expect(await probe(TARGET)).toEqual({ kind: 'silence', why: 'timedOut' });
});

test('a host that says hello tells by which address it knows us, and a refusal is an answer too', async () => {
  const greet = createGreeter({ helloName: WHO.helloName, port: await listen(createServer(serveMail)) });
  expect(await greet(TARGET)).toEqual({ kind: 'answered', words: '250 hello [203.0.113.7]' });
  const rude = await listen(createServer((socket) => void socket.end('554 Not you\r\n')));
  expect(await createGreeter({ helloName: WHO.helloName, port: rude })(TARGET)).toMatchObject({ kind: 'answered' });
  expect(await createGreeter({ helloName: WHO.helloName, port: 1 })(TARGET)).toEqual({
    kind: 'silence',
    why: 'refused',
  });
});
