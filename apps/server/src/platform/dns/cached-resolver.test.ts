import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheResolver } from './cached-resolver.ts';
import type { DnsAnswer, Resolver } from './resolver.ts';

const found = (ttl?: number): DnsAnswer<string> => ({
  kind: 'found',
  records: ['192.0.2.1'],
  ...(ttl === undefined ? {} : { ttl }),
});

let seconds = 0;
const look = vi.fn<(name: string) => Promise<DnsAnswer<string>>>();
const now = () => new Date(seconds * 1000);

const never = () => expect.unreachable('nobody asks for this record');
const resolver: Resolver = {
  resolve4: look,
  resolve6: never,
  resolveMx: never,
  resolveTxt: look,
  resolvePtr: never,
  resolveCname: never,
  resolveNs: never,
  resolveSoa: never,
  resolveSrv: never,
};

beforeEach(() => {
  seconds = 0;
  look.mockReset().mockImplementation(async () => found(60));
});

test('an answer is kept as long as it may be, and asked for again after that', async () => {
  const cached = cacheResolver(resolver, { now });
  await cached.resolve4('nordkai.test');
  seconds = 59;
  expect(await cached.resolve4('NordKai.test.')).toEqual(found(60));
  expect(look).toHaveBeenCalledTimes(1);
  seconds = 60;
  await cached.resolve4('nordkai.test');
  expect(look).toHaveBeenCalledTimes(2);
});

test('a long life is cut short', async () => {
  look.mockImplementation(async () => found(86_400));
  const cached = cacheResolver(resolver, { now, maxSeconds: 300 });
  await cached.resolve4('nordkai.test');
  seconds = 300;
  await cached.resolve4('nordkai.test');
  expect(look).toHaveBeenCalledTimes(2);
});

test('what is not there is remembered for a short time', async () => {
  look.mockImplementation(async () => ({ kind: 'noSuchName' }));
  const cached = cacheResolver(resolver, { now });
  await cached.resolveTxt('nordkai.test');
  seconds = 29;
  expect(await cached.resolveTxt('nordkai.test')).toEqual({ kind: 'noSuchName' });
  seconds = 30;
  look.mockImplementation(async () => found());
  expect(await cached.resolveTxt('nordkai.test')).toEqual(found());
});

test('a failure is forgotten at once', async () => {
  look.mockImplementationOnce(async () => ({ kind: 'failed', reason: 'servfail' }));
  const cached = cacheResolver(resolver, { now });
  expect(await cached.resolve4('nordkai.test')).toEqual({ kind: 'failed', reason: 'servfail' });
  expect(await cached.resolve4('nordkai.test')).toEqual(found(60));
});

test('a question that is out is not asked a second time', async () => {
  const cached = cacheResolver(resolver, { now });
  const answers = await Promise.all([cached.resolve4('nordkai.test'), cached.resolve4('nordkai.test')]);
  expect(answers).toEqual([found(60), found(60)]);
  expect(look).toHaveBeenCalledTimes(1);
});

test('two types of record of one name are two questions', async () => {
  const cached = cacheResolver(resolver, { now });
  await cached.resolve4('nordkai.test');
  await cached.resolveTxt('nordkai.test');
  expect(look).toHaveBeenCalledTimes(2);
});

test('it never keeps more names than it may, for any questions, and always answers as the servers would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 60 }), async (names) => {
      look.mockClear();
      const cached = cacheResolver(resolver, { now, maxNames: 3 });
      for (const name of names) expect(await cached.resolve4(`n${name}.test`)).toEqual(found(60));
      const before = look.mock.calls.length;
      for (const name of Array.from({ length: 10 }, (_, index) => index)) await cached.resolve4(`n${name}.test`);
      expect(look.mock.calls.length - before).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 50 },
  );
});
