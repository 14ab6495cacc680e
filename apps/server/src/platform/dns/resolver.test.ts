import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SteppedClock, steppedClock } from '../../../../../packages/sandbox/src/clock/clock.ts';
import { type NameServer, startNameServer } from '../../../../../packages/sandbox/src/dns/name-server.ts';
import { createLogOfTruth, type LogOfTruth } from '../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import { createResolver, type Resolver } from './resolver.ts';

const ZONE = 'nordkai.test';
let clock: SteppedClock;
let truth: LogOfTruth;
let server: NameServer;
let resolver: Resolver;

beforeAll(async () => {
  clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
  truth = createLogOfTruth();
  server = await startNameServer({ clock, truth, log: { info: () => undefined, warn: () => undefined } });
  resolver = createResolver({ servers: [`${server.host}:${server.port}`], timeoutMs: 5_000, tries: 1 });
});
afterEach(() => {
  server.zones.fail(ZONE, undefined);
  server.zones.remove(ZONE);
});
afterAll(() => server.close());

const impatient = () => createResolver({ servers: [`${server.host}:${server.port}`], timeoutMs: 50, tries: 1 });

describe('records', () => {
  test('addresses come with the shortest time they may be kept', async () => {
    server.zones.set(ZONE, [
      { name: ZONE, type: 'A', data: '127.1.0.1', ttl: 300 },
      { name: ZONE, type: 'A', data: '127.1.0.2', ttl: 120 },
      { name: ZONE, type: 'AAAA', data: '2001:db8::1', ttl: 60 },
    ]);
    expect(await resolver.resolve4(ZONE)).toEqual({ kind: 'found', records: ['127.1.0.1', '127.1.0.2'], ttl: 120 });
    expect(await resolver.resolve6(ZONE)).toEqual({ kind: 'found', records: ['2001:db8::1'], ttl: 60 });
  });

  test('mail hosts come in the order in which they are to be tried', async () => {
    server.zones.set(ZONE, [
      { name: ZONE, type: 'MX', data: { preference: 20, exchange: 'mx2.nordkai.test' } },
      { name: ZONE, type: 'MX', data: { preference: 10, exchange: 'mx1.nordkai.test' } },
    ]);
    expect(await resolver.resolveMx(ZONE)).toEqual({
      kind: 'found',
      records: [
        { priority: 10, exchange: 'mx1.nordkai.test' },
        { priority: 20, exchange: 'mx2.nordkai.test' },
      ],
    });
  });

  test('a null MX is a record with an empty exchange', async () => {
    server.zones.set(ZONE, [{ name: ZONE, type: 'MX', data: { preference: 0, exchange: '.' } }]);
    expect(await resolver.resolveMx(ZONE)).toEqual({ kind: 'found', records: [{ priority: 0, exchange: '' }] });
  });

  test('a text in several strings comes whole', async () => {
    const key = `v=DKIM1; p=${'k'.repeat(600)}`;
    server.zones.set(ZONE, [
      { name: ZONE, type: 'TXT', data: 'v=spf1 -all' },
      { name: `s1._domainkey.${ZONE}`, type: 'TXT', data: key },
    ]);
    expect(await resolver.resolveTxt(ZONE)).toEqual({ kind: 'found', records: ['v=spf1 -all'] });
    expect(await resolver.resolveTxt(`s1._domainkey.${ZONE}`)).toEqual({ kind: 'found', records: [key] });
  });

  test('a text too big for a packet comes over TCP', async () => {
    const long = 'site '.repeat(800);
    server.zones.set(ZONE, [{ name: ZONE, type: 'TXT', data: long }]);
    expect(await resolver.resolveTxt(ZONE)).toEqual({ kind: 'found', records: [long] });
    expect(truth.list().map(({ what }) => what)).toContain('truncated, to be asked again by TCP');
  });

  test.each([
    ['127.1.0.1', '1.0.1.127.in-addr.arpa'],
    ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
  ])('the address %s finds its name', async (address, name) => {
    server.zones.add({ name, type: 'PTR', data: 'mx1.nordkai.test' });
    expect(await resolver.resolvePtr(address)).toEqual({ kind: 'found', records: ['mx1.nordkai.test'] });
  });

  test('a zone tells its servers and its start of authority', async () => {
    server.zones.set(ZONE, [{ name: ZONE, type: 'NS', data: 'ns1.boxhost.test' }]);
    expect(await resolver.resolveNs(ZONE)).toEqual({ kind: 'found', records: ['ns1.boxhost.test'] });
    expect(await resolver.resolveSoa(ZONE)).toEqual({
      kind: 'found',
      records: [
        {
          primary: 'ns1.boxhost.test',
          hostmaster: 'hostmaster.nordkai.test',
          serial: expect.any(Number),
          minTtl: expect.any(Number),
        },
      ],
    });
  });

  test('a chain of aliases is followed, and its first link can be asked for', async () => {
    server.zones.set(ZONE, [
      { name: `a.${ZONE}`, type: 'CNAME', data: `b.${ZONE}` },
      { name: `b.${ZONE}`, type: 'CNAME', data: `c.${ZONE}` },
      { name: `c.${ZONE}`, type: 'A', data: '127.1.0.3' },
    ]);
    expect(await resolver.resolve4(`a.${ZONE}`)).toMatchObject({ kind: 'found', records: ['127.1.0.3'] });
    expect(await resolver.resolveCname(`a.${ZONE}`)).toEqual({ kind: 'found', records: [`b.${ZONE}`] });
  });
});

describe('what is not there', () => {
  test('a name without the record is distinguished from a name that does not exist', async () => {
    server.zones.set(ZONE, [{ name: ZONE, type: 'A', data: '127.1.0.1' }]);
    expect(await resolver.resolveMx(ZONE)).toEqual({ kind: 'none' });
    expect(await resolver.resolveMx(`gone.${ZONE}`)).toEqual({ kind: 'noSuchName' });
  });

  test('aliases in a circle are a failure, not an absence', async () => {
    server.zones.set(ZONE, [
      { name: `a.${ZONE}`, type: 'CNAME', data: `b.${ZONE}` },
      { name: `b.${ZONE}`, type: 'CNAME', data: `a.${ZONE}` },
    ]);
    expect(await resolver.resolve4(`a.${ZONE}`)).toEqual({ kind: 'failed', reason: 'servfail' });
  });

  test.each([
    ['servfail', { kind: 'failed', reason: 'servfail' }],
    ['refused', { kind: 'failed', reason: 'refused' }],
    ['nxdomain', { kind: 'noSuchName' }],
    ['nodata', { kind: 'none' }],
    // Asked for a zone it does not know it refers to others, and of that the library tells only that no record came.
    ['lame', { kind: 'none' }],
  ] as const)('a server with %s is known by its answer', async (failure, answer) => {
    server.zones.set(ZONE, [{ name: ZONE, type: 'A', data: '127.1.0.1' }]);
    server.zones.fail(ZONE, failure);
    expect(await resolver.resolve4(ZONE)).toEqual(answer);
    expect(await resolver.resolveTxt(ZONE)).toEqual(answer);
  });

  test('a server that never answers is a time-out', async () => {
    server.zones.fail(ZONE, 'silent');
    expect(await impatient().resolveTxt(ZONE)).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  test('a slow server is waited for as long as the caller says', async () => {
    server.zones.set(ZONE, [{ name: ZONE, type: 'A', data: '127.1.0.1' }]);
    server.zones.fail(ZONE, { slow: 2_000 });
    expect(await impatient().resolve4(ZONE)).toEqual({ kind: 'failed', reason: 'timeout' });
    const before = truth.list().length;
    const patient = resolver.resolve4(ZONE);
    await vi.waitFor(() => expect(truth.list().length).toBe(before + 1));
    await clock.advance(2_000);
    expect(await patient).toMatchObject({ kind: 'found', records: ['127.1.0.1'] });
  });

  test('no server at all is a failure', async () => {
    const alone = createResolver({ servers: ['127.0.0.1:1'], timeoutMs: 50, tries: 1 });
    expect(await alone.resolve4(ZONE)).toMatchObject({ kind: 'failed' });
  });

  test.each(['..', 'a..b', `${'x'.repeat(64)}.test`, `${'x.'.repeat(140)}test`, 'a b\r\nc.test', '\0', '10.0.0.1'])(
    'the name %j gives an answer, never an exception',
    async (name) => {
      expect((await resolver.resolve4(name)).kind).toMatch(/^(failed|noSuchName|none)$/);
      expect(await resolver.resolvePtr(`${name}x`)).toEqual({ kind: 'failed', reason: 'badName' });
    },
  );
});
