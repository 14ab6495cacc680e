import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { decode, encode, type OptAnswer, type Packet, type Question, streamEncode } from 'dns-packet';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { steppedClock } from '../clock/clock.ts';
import { createLogOfTruth } from '../truth/log-of-truth.ts';
import { type NameServer, startNameServer } from './name-server.ts';

const log = { info: () => undefined, warn: () => undefined };
let server: NameServer;

const start = (tcpWaitMs?: number) =>
  startNameServer({
    clock: steppedClock(new Date('2026-11-17T09:00:00Z')),
    truth: createLogOfTruth(),
    log,
    ...(tcpWaitMs === undefined ? {} : { tcpWaitMs }),
  });

beforeEach(async () => {
  server = await start();
  server.zones.set('rheinkontor.test', [{ name: 'rheinkontor.test', type: 'A', data: '127.1.0.1' }]);
});
afterEach(() => server.close());

const question = (name = 'rheinkontor.test', type = 'A'): Packet => ({
  type: 'query',
  id: 4_711,
  questions: [{ name, type: type as Question['type'] }],
});

const opt = (fields: Partial<OptAnswer> = {}): OptAnswer => ({
  type: 'OPT',
  name: '.',
  udpPayloadSize: 1_232,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: 0,
  flag_do: false,
  options: [],
  ...fields,
});

/** Sends packets by UDP and gives the first answer to come back. */
async function exchange(...packets: Uint8Array[]) {
  const socket = createSocket('udp4');
  try {
    const answered = once(socket, 'message') as Promise<[Buffer]>;
    for (const packet of packets) socket.send(packet, server.port, server.host);
    const [answer] = await answered;
    return { ...decode(answer), bytes: answer.length, rcode: answer.readUInt16BE(2) & 0xf };
  } finally {
    socket.close();
  }
}

const RCODE = { formerr: 1, nxdomain: 3, notimp: 4, refused: 5 };

test('an answer repeats the question as it was spelt and speaks with authority', async () => {
  const answer = await exchange(encode(question('RheinKontor.TEST')));
  expect(answer).toMatchObject({ id: 4_711, flag_qr: true, flag_aa: true, flag_tc: false, rcode: 0 });
  expect(answer.questions).toMatchObject([{ name: 'RheinKontor.TEST', type: 'A' }]);
  expect(answer.answers).toMatchObject([{ name: 'RheinKontor.TEST', data: '127.1.0.1' }]);
});

test('negative answers carry the start of authority of their zone', async () => {
  const noRecord = await exchange(encode(question('rheinkontor.test', 'MX')));
  expect(noRecord).toMatchObject({ rcode: 0, answers: [], authorities: [{ type: 'SOA', name: 'rheinkontor.test' }] });
  const noName = await exchange(encode(question('x.rheinkontor.test')));
  expect(noName).toMatchObject({ rcode: RCODE.nxdomain, authorities: [{ type: 'SOA', name: 'rheinkontor.test' }] });
  const noZone = await exchange(encode(question('nobody.test')));
  expect(noZone).toMatchObject({ rcode: RCODE.nxdomain, authorities: [{ type: 'SOA', name: '.' }] });
});

test('a lame zone answers with neither authority nor records', async () => {
  server.zones.fail('rheinkontor.test', 'lame');
  const answer = await exchange(encode(question()));
  expect(answer).toMatchObject({ rcode: 0, flag_aa: false, answers: [], authorities: [] });
});

test('a type nobody knows is no such record, and a question for a transfer is not served', async () => {
  expect(await exchange(encode(question('rheinkontor.test', 'UNKNOWN_65')))).toMatchObject({
    rcode: 0,
    answers: [],
    authorities: [{ type: 'SOA' }],
  });
  for (const type of ['AXFR', 'IXFR', 'TSIG', 'OPT']) {
    expect((await exchange(encode(question('rheinkontor.test', type)))).rcode).toBe(RCODE.notimp);
  }
});

test('a question for any type gives all records', async () => {
  const { answers = [] } = await exchange(encode(question('rheinkontor.test', 'ANY')));
  expect(answers.map(({ type }) => type)).toEqual(['A', 'SOA']);
});

test('EDNS is answered in kind, and only when it was offered', async () => {
  expect((await exchange(encode(question()))).additionals).toEqual([]);
  const offered = await exchange(encode({ ...question(), additionals: [opt()] }));
  expect(offered.additionals).toMatchObject([{ type: 'OPT', ednsVersion: 0, extendedRcode: 0 }]);
  const unknown = await exchange(encode({ ...question(), additionals: [opt({ ednsVersion: 1 })] }));
  expect(unknown).toMatchObject({ rcode: 0, answers: [], additionals: [{ extendedRcode: 1 }] });
  const twice = await exchange(encode({ ...question(), additionals: [opt(), opt()] }));
  expect(twice.rcode).toBe(RCODE.formerr);
});

test('an answer fits 512 octets or what EDNS allows, else it is cut', async () => {
  server.zones.add({ name: 'long.test', type: 'TXT', data: 'x'.repeat(1_000) });
  const long = question('long.test', 'TXT');
  const plain = await exchange(encode(long));
  expect(plain).toMatchObject({ flag_tc: true, answers: [], rcode: 0 });
  expect(plain.bytes).toBeLessThanOrEqual(512);
  const tiny = await exchange(encode({ ...long, additionals: [opt({ udpPayloadSize: 1 })] }));
  expect(tiny).toMatchObject({ flag_tc: true, answers: [] });
  const roomy = await exchange(encode({ ...long, additionals: [opt()] }));
  expect(roomy).toMatchObject({ flag_tc: false, answers: [{ type: 'TXT' }] });
});

test('another class, another operation and two questions at once are refused each in its way', async () => {
  const other = { name: 'rheinkontor.test', type: 'A', class: 'CH' } satisfies Question;
  expect((await exchange(encode({ ...question(), questions: [other] }))).rcode).toBe(RCODE.refused);
  const update = 5 << 11;
  expect((await exchange(encode({ ...question(), flags: update }))).rcode).toBe(RCODE.notimp);
  expect((await exchange(encode({ ...question(), questions: [other, other] }))).rcode).toBe(RCODE.formerr);
});

test('half a packet, a name that points at itself and a dot inside a label are format errors', async () => {
  const whole = encode(question());
  const toItself = Buffer.concat([whole.subarray(0, 12), Buffer.from([0xc0, 0x0c, 0, 1, 0, 1])]);
  const dotted = Buffer.concat([whole.subarray(0, 12), Buffer.from([3, 0x61, 0x2e, 0x62, 0, 0, 1, 0, 1])]);
  for (const packet of [whole.subarray(0, 20), whole.subarray(0, 12), toItself, dotted]) {
    expect(await exchange(packet)).toMatchObject({ id: 4_711, rcode: RCODE.formerr, questions: [] });
  }
});

test('an answer sent to it is not answered', async () => {
  const fake = encode({ ...question(), type: 'response', id: 1 });
  expect((await exchange(fake, encode(question()))).id).toBe(4_711);
});

test('random bytes by UDP never keep it from answering the next question', async () => {
  const noise = fc.array(fc.oneof(fc.uint8Array({ maxLength: 600 }), mangledQuestion()), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(noise, async (packets) => {
      const socket = createSocket('udp4');
      for (const packet of packets) socket.send(packet, server.port, server.host);
      const { answers } = await exchange(encode(question()));
      expect(answers).toMatchObject([{ data: '127.1.0.1' }]);
      await new Promise<void>((resolve) => socket.close(resolve));
    }),
    { numRuns: 100 },
  );
});

/** A good packet with some of its bytes replaced: it gets deeper into the reader than noise does. */
function mangledQuestion() {
  const good = encode({ ...question(), additionals: [opt()] });
  const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  return changes.map((list) => {
    const packet = Uint8Array.from(good);
    for (const [at, byte] of list) packet[at] = byte;
    return packet;
  });
}

/** Writes to a connection and gives what comes back until it is closed: by the server, or `then` by us. */
async function converse(chunks: Uint8Array[], then: 'wait' | 'end'): Promise<Buffer> {
  const socket = connect(server.port, server.host);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  for (const chunk of chunks) socket.write(chunk);
  if (then === 'end') socket.end();
  // One that gives up on us resets what was still on its way.
  socket.on('error', () => undefined);
  await new Promise((closed) => void socket.once('close', closed));
  return Buffer.concat(received);
}

test('questions in a row over one connection are each answered, however they are cut', async () => {
  const both = Buffer.concat([streamEncode(question('a.test')), streamEncode({ ...question('b.test'), id: 2 })]);
  const received = await converse([both.subarray(0, 1), both.subarray(1, 30), both.subarray(30)], 'end');
  const firstLength = received.readUInt16BE(0);
  expect(decode(received.subarray(2, 2 + firstLength)).id).toBe(4_711);
  expect(decode(received.subarray(4 + firstLength)).id).toBe(2);
});

test('a connection that lies about its length or drips is closed, and the next one is served', async () => {
  const patient = server;
  server = await start(100);
  await patient.close();
  const promisesMore = Buffer.concat([Buffer.from([0xff, 0xff]), encode(question())]);
  expect(await converse([promisesMore], 'wait')).toHaveLength(0);
  expect(await converse([Buffer.from([0])], 'wait')).toHaveLength(0);
  expect(await converse([Buffer.from([0, 0])], 'wait')).toHaveLength(0);

  const dripping = connect(server.port, server.host);
  dripping.on('error', () => undefined);
  const drip = setInterval(() => dripping.write('a'), 10);
  // A drop that meets a closed end is an error, which `once` would take for the outcome.
  await new Promise((closed) => void dripping.once('close', closed));
  clearInterval(drip);
  // A busy machine may keep even a good one waiting for longer than this server does.
  await expect.poll(() => converse([streamEncode(question())], 'end'), { timeout: 60_000 }).not.toHaveLength(0);
});

test('a connection torn down in the middle harms nobody', async () => {
  const socket = connect(server.port, server.host);
  await once(socket, 'connect');
  socket.write(streamEncode(question()).subarray(0, 9));
  socket.resetAndDestroy();
  expect((await exchange(encode(question()))).answers).toHaveLength(1);
});
