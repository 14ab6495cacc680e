import { Resolver } from 'node:dns/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SteppedClock, steppedClock } from '../clock/clock.ts';
import { createLogOfTruth, type LogOfTruth, type TruthEvent } from '../truth/log-of-truth.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import type { BoxRecord } from './records.ts';

const log = { info: () => undefined, warn: () => undefined };
let clock: SteppedClock;
let truth: LogOfTruth;
let server: NameServer;
let resolver: Resolver;

const ask = (options = { timeout: 5_000, tries: 1 }) => {
  const asking = new Resolver(options);
  asking.setServers([`${server.host}:${server.port}`]);
  return asking;
};

beforeEach(async () => {
  clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
  truth = createLogOfTruth();
  server = await startNameServer({ clock, truth, log });
  resolver = ask();
});
afterEach(() => server.close());

const text = (name: string, data: string): BoxRecord => ({ name, type: 'TXT', data });
const mx = (name: string, preference: number, exchange: string): BoxRecord => ({
  name,
  type: 'MX',
  data: { preference, exchange },
});
const address = (name: string, data = '127.1.0.1'): BoxRecord => ({ name, type: 'A', data });
const alias = (name: string, data: string): BoxRecord => ({ name, type: 'CNAME', data });

describe('records', () => {
  test('a name answers with all its addresses of the old and the new internet', async () => {
    server.zones.set('rheinkontor.test', [
      address('rheinkontor.test', '127.1.0.1'),
      address('rheinkontor.test', '127.1.0.2'),
      { name: 'rheinkontor.test', type: 'AAAA', data: '::1' },
    ]);
    expect(await resolver.resolve4('rheinkontor.test')).toEqual(['127.1.0.1', '127.1.0.2']);
    expect(await resolver.resolve6('rheinkontor.test')).toEqual(['::1']);
  });

  test('a domain names several mail hosts with their preference', async () => {
    server.zones.set('rheinkontor.test', [
      mx('rheinkontor.test', 10, 'mx1.rheinkontor.test'),
      mx('rheinkontor.test', 20, 'mx2.rheinkontor.test'),
    ]);
    expect(await resolver.resolveMx('rheinkontor.test')).toMatchObject([
      { priority: 10, exchange: 'mx1.rheinkontor.test' },
      { priority: 20, exchange: 'mx2.rheinkontor.test' },
    ]);
  });

  test('a domain that takes no mail says so with a null MX', async () => {
    server.zones.set('nomail.test', [mx('nomail.test', 0, '.')]);
    expect(await resolver.resolveMx('nomail.test')).toMatchObject([{ priority: 0, exchange: '' }]);
  });

  test('several texts come whole, a long one in pieces of 255 octets', async () => {
    const key = `v=DKIM1; p=${'k'.repeat(400)}`;
    server.zones.set('rheinkontor.test', [
      text('rheinkontor.test', 'v=spf1 -all'),
      text('rheinkontor.test', 'site=1'),
      text('s1._domainkey.rheinkontor.test', key),
    ]);
    expect(await resolver.resolveTxt('rheinkontor.test')).toEqual([['v=spf1 -all'], ['site=1']]);
    expect(await resolver.resolveTxt('s1._domainkey.rheinkontor.test')).toEqual([[key.slice(0, 255), key.slice(255)]]);
  });

  test('an address finds its name', async () => {
    server.zones.add({ name: '1.0.1.127.in-addr.arpa', type: 'PTR', data: 'mx1.rheinkontor.test' });
    expect(await resolver.reverse('127.1.0.1')).toEqual(['mx1.rheinkontor.test']);
    expect(await resolver.resolvePtr('1.0.1.127.in-addr.arpa')).toEqual(['mx1.rheinkontor.test']);
  });

  test('a zone names its servers and its start of authority', async () => {
    server.zones.set('rheinkontor.test', [{ name: 'rheinkontor.test', type: 'NS', data: 'ns1.boxhost.test' }]);
    expect(await resolver.resolveNs('rheinkontor.test')).toEqual(['ns1.boxhost.test']);
    expect(await resolver.resolveSoa('rheinkontor.test')).toMatchObject({
      nsname: 'ns1.boxhost.test',
      hostmaster: 'hostmaster.rheinkontor.test',
    });
  });

  test('an alias is followed into another zone', async () => {
    server.zones.set('rheinkontor.test', [alias('www.rheinkontor.test', 'shop.boxhost.test')]);
    server.zones.set('boxhost.test', [alias('shop.boxhost.test', 'web.boxhost.test'), address('web.boxhost.test')]);
    expect(await resolver.resolve4('www.rheinkontor.test')).toEqual(['127.1.0.1']);
    expect(await resolver.resolveCname('www.rheinkontor.test')).toEqual(['shop.boxhost.test']);
  });

  test('aliases in a circle end in a server failure', async () => {
    server.zones.set('circle.test', [alias('a.circle.test', 'b.circle.test'), alias('b.circle.test', 'a.circle.test')]);
    await expect(resolver.resolve4('a.circle.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  });

  test('an alias to nowhere is a name that does not exist', async () => {
    server.zones.set('rheinkontor.test', [alias('old.rheinkontor.test', 'gone.boxhost.test')]);
    await expect(resolver.resolve4('old.rheinkontor.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('a wildcard speaks for names that do not exist, and for those alone', async () => {
    server.zones.set('wild.test', [
      text('*.wild.test', 'anybody'),
      address('host.wild.test'),
      address('deep.between.wild.test'),
    ]);
    expect(await resolver.resolveTxt('someone.else.wild.test')).toEqual([['anybody']]);
    await expect(resolver.resolveTxt('host.wild.test')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolveTxt('between.wild.test')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolveTxt('other.between.wild.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('names are alike in both cases, and a Unicode name is found by its punycode', async () => {
    server.zones.set('Bücher.test.', [mx('BÜCHER.test', 5, 'MX.Bücher.test')]);
    expect(await resolver.resolveMx('XN--BCHER-KVA.TEST')).toMatchObject([
      { priority: 5, exchange: 'mx.xn--bcher-kva.test' },
    ]);
    expect(server.zones.list('bücher.test').map(({ name }) => name)).toEqual(['xn--bcher-kva.test']);
  });

  test('a name nobody set does not exist, and a name without that record says so', async () => {
    server.zones.set('rheinkontor.test', [address('rheinkontor.test')]);
    await expect(resolver.resolve4('nobody.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(resolver.resolveMx('rheinkontor.test')).rejects.toMatchObject({ code: 'ENODATA' });
  });
});

describe('changing zones', () => {
  test('setting a zone again replaces its records and leaves zones below it alone', async () => {
    server.zones.set('rheinkontor.test', [address('rheinkontor.test'), address('www.rheinkontor.test')]);
    server.zones.set('shop.rheinkontor.test', [address('shop.rheinkontor.test')]);
    server.zones.set('rheinkontor.test', [text('rheinkontor.test', 'moved')]);
    await expect(resolver.resolve4('rheinkontor.test')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolve4('www.rheinkontor.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(await resolver.resolve4('shop.rheinkontor.test')).toEqual(['127.1.0.1']);
  });

  test('records go by type or with their name', async () => {
    server.zones.set('rheinkontor.test', [address('rheinkontor.test'), text('rheinkontor.test', 'v=spf1 -all')]);
    server.zones.remove('rheinkontor.test', 'TXT');
    expect(server.zones.list('rheinkontor.test')).toEqual([address('rheinkontor.test')]);
    server.zones.remove('rheinkontor.test');
    expect(server.zones.list()).toEqual([]);
    await expect(resolver.resolve4('rheinkontor.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('a record added twice is one record', () => {
    server.zones.add(address('twice.test'));
    server.zones.add(address('TWICE.test'));
    expect(server.zones.list('twice.test')).toHaveLength(1);
  });

  test.each<[string, BoxRecord]>([
    ['an address that is none', address('bad.test', '127.0.0.256')],
    ['a label of 64 letters', address(`${'a'.repeat(64)}.test`)],
    ['an empty label', address('a..test')],
    ['a preference beyond 16 bits', mx('bad.test', 65_536, 'mx.bad.test')],
    ['a negative time to live', { ...address('bad.test'), ttl: -1 }],
    ['a text no packet could carry', text('bad.test', 'x'.repeat(20_000))],
  ])('%s is refused when it is added', (_what, record) => {
    expect(() => server.zones.add(record)).toThrow();
    expect(server.zones.list()).toEqual([]);
  });

  test('a zone takes no records of another one', () => {
    expect(() => server.zones.set('rheinkontor.test', [address('otherkontor.test')])).toThrow('not in the zone');
  });
});

describe('failures', () => {
  beforeEach(() =>
    server.zones.set('rheinkontor.test', [address('rheinkontor.test'), address('www.rheinkontor.test')]),
  );

  test.each([
    ['nxdomain', 'ENOTFOUND'],
    ['nodata', 'ENODATA'],
    ['servfail', 'ESERVFAIL'],
    ['refused', 'EREFUSED'],
    ['lame', 'ENODATA'],
  ] as const)('a zone that fails with %s gives a resolver %s for every name in it', async (failure, code) => {
    server.zones.fail('rheinkontor.test', failure);
    await expect(resolver.resolve4('rheinkontor.test')).rejects.toMatchObject({ code });
    await expect(resolver.resolve4('www.rheinkontor.test')).rejects.toMatchObject({ code });
    server.zones.fail('rheinkontor.test', undefined);
    expect(await ask().resolve4('rheinkontor.test')).toEqual(['127.1.0.1']);
  });

  test('a failure of one name spares the others', async () => {
    server.zones.fail('www.rheinkontor.test', 'servfail');
    await expect(resolver.resolve4('www.rheinkontor.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(await resolver.resolve4('rheinkontor.test')).toEqual(['127.1.0.1']);
  });

  test('a silent zone never answers', async () => {
    server.zones.fail('rheinkontor.test', 'silent');
    await expect(ask({ timeout: 50, tries: 1 }).resolve4('rheinkontor.test')).rejects.toMatchObject({
      code: 'ETIMEOUT',
    });
    expect(truth.list()[0]).toMatchObject({ what: 'no answer, on purpose', code: 'none' });
  });

  test('a slow zone answers rightly when its time on the clock of the box has come', async () => {
    server.zones.fail('rheinkontor.test', { slow: 3_000 });
    const asked = new Promise<TruthEvent>((resolve) => truth.subscribe(resolve));
    let answered = false;
    const answer = resolver.resolve4('rheinkontor.test').finally(() => {
      answered = true;
    });
    expect(await asked).toMatchObject({ what: '127.1.0.1 (after 3000 ms)' });
    await clock.advance(2_999);
    expect(answered).toBe(false);
    await clock.advance(1);
    expect(await answer).toEqual(['127.1.0.1']);
  });

  test('a zone that truncates is answered over TCP', async () => {
    server.zones.fail('rheinkontor.test', 'truncate');
    expect(await resolver.resolve4('rheinkontor.test')).toEqual(['127.1.0.1']);
    expect(truth.list().map(({ what }) => what)).toEqual(['127.1.0.1', 'truncated, to be asked again by TCP']);
  });
});

test('a text of 2 kB comes whole over TCP', async () => {
  const long = 'spf '.repeat(512);
  server.zones.add(text('long.test', long));
  expect((await resolver.resolveTxt('long.test')).map((pieces) => pieces.join(''))).toEqual([long]);
  expect(truth.list()).toHaveLength(2);
});

test('each question stands in the log of truth with its answer', async () => {
  server.zones.set('rheinkontor.test', [
    mx('rheinkontor.test', 10, 'mx1.rheinkontor.test'),
    mx('rheinkontor.test', 20, 'mx2.rheinkontor.test'),
  ]);
  await resolver.resolveMx('RheinKontor.test');
  await resolver.resolveTxt('_dmarc.rheinkontor.test').catch(() => undefined);
  expect(truth.list({ kind: 'dns' }).reverse()).toMatchObject([
    {
      at: clock.now(),
      kind: 'dns',
      direction: 'in',
      from: 'resolver',
      to: 'MX rheinkontor.test',
      what: '10 mx1.rheinkontor.test, 20 mx2.rheinkontor.test',
      code: 'NOERROR',
    },
    { to: 'TXT _dmarc.rheinkontor.test', what: 'no such name', code: 'NXDOMAIN' },
  ]);
});

test('closing leaves no slow answer behind', async () => {
  server.zones.fail('slow.test', { slow: 1_000 });
  const asked = new Promise<TruthEvent>((resolve) => truth.subscribe(resolve));
  const answer = ask({ timeout: 50, tries: 1 }).resolve4('slow.test');
  await asked;
  await server.close();
  await clock.advance(1_000);
  await expect(answer).rejects.toThrow();
  server = await startNameServer({ clock, truth, log });
});
