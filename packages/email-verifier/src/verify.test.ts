import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifySmtpReply, REPLY_VERDICTS } from './classify-smtp-reply.ts';
import {
  collect,
  honest,
  type ImaginedHost,
  imagineWorld,
  type Manner,
  NO,
  reply,
  YES,
} from './imagined-world-testing.ts';
import type { Category, Reason } from './verdict.ts';
import { verify, verifyAll } from './verify.ts';

const DANA = 'dana@tidewater.test';
const GHOST = 'ghost@tidewater.test';

const oneHost = (host: Partial<ImaginedHost>) =>
  imagineWorld(
    { 'mx.tidewater.test': { people: [DANA], manner: honest([DANA]), ...host } },
    { 'tidewater.test': ['mx.tidewater.test'] },
  );

const always =
  (text: string): Manner =>
  () =>
    reply(text);

const CASES: [string, Partial<ImaginedHost>, string, Category, Reason][] = [
  ['a yes of a host that refuses strangers', {}, DANA, 'VALID', 'accepted'],
  ['a no that names the mailbox', {}, GHOST, 'INVALID', 'noSuchUser'],
  ['a host that takes everybody', { manner: () => YES }, DANA, 'UNKNOWN', 'acceptsEverybody'],
  ['a full mailbox', { manner: always('452 4.2.2 Mailbox full') }, DANA, 'UNKNOWN', 'full'],
  ['a disabled mailbox', { manner: always('550 5.2.1 Mailbox disabled') }, DANA, 'UNKNOWN', 'disabled'],
  [
    'a block of our address',
    { manner: always('550 5.7.1 blocked using zen.spamhaus.org') },
    DANA,
    'UNCHECKED',
    'ourAddressBlocked',
  ],
  [
    'words that say nothing, to everybody alike',
    { manner: always('554 Transaction failed') },
    DANA,
    'UNCHECKED',
    'sameForEverybody',
  ],
  [
    'words that say nothing, but to this one alone',
    { manner: (one) => (one === GHOST ? reply('554 Not here') : reply('550 5.1.1 User unknown')) },
    GHOST,
    'INVALID',
    'refusedByContrast',
  ],
  [
    'a host that serves other domains',
    { manner: always('554 5.7.1 Relay access denied') },
    DANA,
    'DOMAIN_ERROR',
    'mailHostsNotForDomain',
  ],
  [
    'greylisting that ends',
    { manner: (one, { time }) => (time < 300_000 ? reply('451 4.7.1 Greylisted') : one === DANA ? YES : NO) },
    DANA,
    'VALID',
    'accepted',
  ],
  ['greylisting without end', { manner: always('451 4.7.1 Greylisted, try again') }, DANA, 'UNCHECKED', 'greylisted'],
  [
    'a refusal at the banner',
    { opens: { kind: 'refused', text: '554 No SMTP service here' } },
    DANA,
    'UNCHECKED',
    'refusedBeforeAsked',
  ],
  [
    'a block at the banner',
    { opens: { kind: 'refused', text: '554 5.7.1 Your IP is on a blocklist' } },
    DANA,
    'UNCHECKED',
    'ourAddressBlocked',
  ],
  ['a closed door', { opens: { kind: 'silence', why: 'refused' } }, DANA, 'DOMAIN_ERROR', 'mailHostsUnreachable'],
  ['a host that never answers', { opens: { kind: 'silence', why: 'timedOut' } }, DANA, 'UNCHECKED', 'timedOut'],
  ['a host that hangs up at the question', { manner: () => 'hangUp' }, DANA, 'UNCHECKED', 'connectionLost'],
  [
    'strangers greylisted for good',
    { manner: (one) => (one === DANA ? YES : reply('451 4.7.1 Greylisted')) },
    DANA,
    'UNKNOWN',
    'unproven',
  ],
  ['a forwarded mailbox', { manner: always('251 User not local, will forward') }, DANA, 'VALID', 'forwards'],
];

describe('one address', () => {
  it.each(CASES)('%s', async (_name, host, address, category, reason) => {
    const { ports } = oneHost(host);
    expect(await verify(address, ports)).toMatchObject({ email: address, category, reason });
  });

  it.each<[string, string, Category, Reason]>([
    ['no address at all', 'not an address', 'INVALID', 'syntax'],
    ['a domain nobody has', 'dana@nowhere.test', 'DOMAIN_ERROR', 'noSuchDomain'],
    ['a domain whose mail hosts have no address', 'dana@dangling.test', 'DOMAIN_ERROR', 'mailHostsDoNotResolve'],
    ['a domain without any host', 'dana@empty.test', 'DOMAIN_ERROR', 'noMailHost'],
    ['a domain that says it takes no mail', 'dana@null.test', 'DOMAIN_ERROR', 'nullMx'],
  ])('%s', async (_name, address, category, reason) => {
    const { ports } = imagineWorld({}, { 'dangling.test': ['mx.gone.test'], 'empty.test': [], 'null.test': ['.'] });
    expect(await verify(address, ports)).toMatchObject({ category, reason });
  });

  it('a name system that fails says nothing about the domain', async () => {
    const { ports } = oneHost({});
    ports.names.mx = async () => ({ kind: 'failed', reason: 'servfail' });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'UNCHECKED', reason: 'namesUnanswered' });
  });

  it('a mail host inside our own network is nobody’s', async () => {
    const { ports } = oneHost({});
    expect(await verify(DANA, { ...ports, mayReach: () => false })).toMatchObject({ reason: 'mailHostsNotPublic' });
  });

  it('the second mail host is asked when the first does not talk', async () => {
    const { ports } = imagineWorld(
      { 'mx2.tidewater.test': { people: [DANA], manner: honest([DANA]) } },
      { 'tidewater.test': ['mx1.tidewater.test', 'mx2.tidewater.test'] },
    );
    ports.names.addresses = async (host) => ({ kind: 'found', records: [host] });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'VALID', mx: 'mx2.tidewater.test' });
  });

  it('keeps what the host said, so that a user can judge', async () => {
    const { ports } = oneHost({});
    expect(await verify(GHOST, ports)).toMatchObject({
      mx: 'mx.tidewater.test',
      code: 550,
      enhanced: '5.1.1',
      reply: '550 5.1.1 User unknown',
      attempts: 1,
    });
  });
});

it('a host that says much, and what no text holds, is kept in bounds', async () => {
  const { ports } = oneHost({ manner: () => reply(`550 5.1.1 no\0\u0007 such user ${'a'.repeat(60_000)}`) });
  const verdict = await verify(DANA, ports);
  expect(verdict).toMatchObject({ category: 'INVALID', reason: 'noSuchUser' });
  expect(verdict.reply).toHaveLength(1_000);
  expect(verdict.reply).toMatch(/^550 5\.1\.1 no {3}such user a+$/);
});

describe('names', () => {
  const world = () => oneHost({});

  it('a domain without an MX that says nobody sends from it takes no mail either', async () => {
    const { ports } = world();
    ports.names.mx = async () => ({ kind: 'none' });
    ports.names.addresses = async () => ({ kind: 'found', records: ['mx.tidewater.test'] });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'VALID' });
    ports.names.texts = async () => ({ kind: 'found', records: ['other', 'V=SPF1 -all '] });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'DOMAIN_ERROR', reason: 'noMailHost' });
    ports.names.texts = async () => ({ kind: 'found', records: ['v=spf1 a -all'] });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'VALID' });
  });

  it('"there is none" of a name server that does not know is no proof', async () => {
    const { ports } = world();
    ports.names.mx = ports.names.addresses = async () => ({ kind: 'none' });
    expect(await verify(DANA, ports)).toMatchObject({ category: 'DOMAIN_ERROR', reason: 'noMailHost' });
    ports.names.isAbsenceSure = async () => false;
    expect(await verify(DANA, ports)).toMatchObject({ category: 'UNCHECKED', reason: 'namesUnanswered' });
  });

  it('a name server that comes back is asked again by the plan', async () => {
    const { ports } = world();
    const { names } = world().ports;
    let tries = 0;
    ports.names.mx = async (domain) => (++tries < 3 ? { kind: 'failed', reason: 'servfail' } : names.mx(domain));
    expect(await verify(DANA, ports)).toMatchObject({ category: 'VALID' });
  });

  it('alone are looked at when no host is to be asked', async () => {
    const { ports, counts } = world();
    expect(await verify(DANA, ports, { namesOnly: true })).toMatchObject({ reason: 'onlyNamesChecked' });
    expect(counts.sessions).toBe(0);
  });
});

describe('what is learned of hosts', () => {
  it('strangers who are made to wait come back under the same names', async () => {
    const names = new Set<string>();
    const { ports } = oneHost({
      manner: (one, { time }) => {
        if (one !== DANA) names.add(one);
        if (time < 60_000) return reply('451 4.7.1 Greylisted');
        return one === DANA ? YES : NO;
      },
    });
    ports.randomFor = () => {
      let draws = 0;
      return () => (draws++ % 7) / 7;
    };
    expect(await verify(DANA, ports)).toMatchObject({ category: 'VALID', attempts: 2 });
    expect(names.size).toBe(2);
  });

  it('a mailbox that makes its host hang up spoils nothing for the others', async () => {
    const people = Array.from({ length: 40 }, (_none, index) => `person${index}@tidewater.test`);
    const poison = people[7];
    const { ports, counts } = oneHost({
      manner: (one, visit) => (one === poison ? 'hangUp' : honest(people)(one, visit)),
    });
    const verdicts = await collect(verifyAll(people, ports, { sessionsPerHost: 1, recipientsPerSession: 50 }));
    for (const { email, category } of verdicts)
      expect([email, category]).toEqual([email, email === poison ? 'UNCHECKED' : 'VALID']);
    expect(counts.sessions).toBeLessThan(12);
  });

  it('gmail.com is believed without asking about strangers; a customer’s domain there is not', async () => {
    const world = imagineWorld(
      { 'aspmx.l.google.com': { people: [], manner: () => YES } },
      { 'gmail.com': ['aspmx.l.google.com'], 'acme.test': ['aspmx.l.google.com'] },
    );
    expect(await verify('dana@gmail.com', world.ports)).toMatchObject({ category: 'VALID', reason: 'accepted' });
    expect(world.counts.recipients).toBe(1);
    expect(await verify('dana@acme.test', world.ports)).toMatchObject({ reason: 'acceptsEverybody' });
  });

  it('a provider that blocks us for several customers is not asked for the others', async () => {
    const tenants = Array.from({ length: 30 }, (_none, index) => `t${index}`);
    const blocked = { people: [], manner: () => reply('550 5.7.1 Your IP is on our blocklist') };
    const world = imagineWorld(
      Object.fromEntries(tenants.map((tenant) => [`${tenant}.mail.big.test`, blocked])),
      Object.fromEntries(tenants.map((tenant) => [`${tenant}.test`, [`${tenant}.mail.big.test`]])),
    );
    const addresses = tenants.map((tenant) => `dana@${tenant}.test`);
    const verdicts = await collect(verifyAll(addresses, world.ports, { sessions: 1 }));
    expect(new Set(verdicts.map(({ reason }) => reason))).toEqual(new Set(['ourAddressBlocked']));
    expect(world.counts.sessions).toBe(3);
  });

  it('a list of guesses is asked about one conversation at a time', async () => {
    const guesses = Array.from({ length: 400 }, (_none, index) => `guess${index}@tidewater.test`);
    const { ports, counts } = oneHost({});
    let open = 0;
    let mostLater = 0;
    const openProbe = ports.openProbe;
    ports.openProbe = async (target) => {
      open += 1;
      if (counts.recipients > 200) mostLater = Math.max(mostLater, open);
      const opened = await openProbe(target);
      if (opened.kind !== 'open') return opened;
      const { session } = opened;
      const end = async () => {
        open -= 1;
        await session.end();
      };
      return { kind: 'open', session: { ask: (names) => session.ask(names), end } };
    };
    await collect(verifyAll(guesses, ports, { recipientsPerSession: 10, sessionsPerHost: 4 }));
    expect(mostLater).toBe(1);
  });

  it('a signal ends it after what is under way', async () => {
    const stop = new AbortController();
    const people = Array.from({ length: 500 }, (_none, index) => `person${index}@tidewater.test`);
    const { ports, counts } = oneHost({ manner: honest(people) });
    let seen = 0;
    for await (const _verdict of verifyAll(people, ports, { signal: stop.signal, sessionsPerHost: 1 })) {
      seen += 1;
      if (seen === 10) stop.abort();
    }
    expect(seen).toBeLessThan(500);
    expect(counts.open).toBe(0);
  });
});

/** Characters that matter somewhere in an address or a reply, and some that should not occur in either. */
const PIECES = [
  '@',
  '@',
  '.',
  '..',
  '"',
  '\\',
  '<',
  '>',
  '(',
  ')',
  ',',
  ';',
  ':',
  '[',
  ']',
  ' ',
  '\t',
  '\r\n',
  '\0',
  '-',
  '+',
  '=',
  '%',
  'a',
  'Z',
  '9',
  'ü',
  '邮',
  '\ud800',
  '\u202e',
  'gmail.com',
  'tidewater.test',
  'xn--',
  '550 5.1.1',
  '[127.0.0.1]',
  'x'.repeat(70),
];

it('no text makes it throw', async () => {
  const { ports } = oneHost({});
  let seed = 4_417;
  const draw = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % most;
  };
  const texts = Array.from({ length: 100_000 }, () =>
    Array.from({ length: draw(12) }, () => PIECES[draw(PIECES.length)]).join(''),
  );
  const odd = texts.filter((text) => !REPLY_VERDICTS.includes(classifySmtpReply(text).verdict));
  expect(odd).toEqual([]);
  let verdicts = 0;
  for await (const _verdict of verifyAll(texts, ports, { retryAfterMs: [] })) verdicts += 1;
  expect(verdicts).toBe(100_000);
});

describe('many addresses', () => {
  const people = Array.from({ length: 200 }, (_none, index) => `person${index}@tidewater.test`);
  const strangers = Array.from({ length: 100 }, (_none, index) => `nobody${index}@tidewater.test`);

  async function judge(host: Partial<ImaginedHost>, options = {}) {
    const { ports, counts } = oneHost({ manner: honest(people), ...host });
    const verdicts = await collect(verifyAll([...people, ...strangers], ports, options));
    return {
      counts,
      byEmail: new Map(verdicts.map(({ email, category }) => [email, category])),
      total: verdicts.length,
    };
  }

  it('share conversations and ask strangers once', async () => {
    const { counts, byEmail } = await judge({}, { recipientsPerSession: 50 });
    expect(counts.sessions).toBe(7);
    expect(counts.recipients).toBe(people.length + strangers.length + 2);
    for (const person of people) expect(byEmail.get(person)).toBe('VALID');
    for (const stranger of strangers) expect(byEmail.get(stranger)).toBe('INVALID');
  });

  it('name at most ten recipients a conversation, the strangers of their domains included', async () => {
    const tenants = Array.from({ length: 12 }, (_none, index) => `t${index}.test`);
    const everybody = tenants.flatMap((tenant, index) =>
      people.slice(0, index + 1).map((who) => `${who.split('@')[0]}@${tenant}`),
    );
    const world = imagineWorld(
      { 'mx.shared.test': { people: [], manner: honest(everybody) } },
      Object.fromEntries(tenants.map((tenant) => [tenant, ['mx.shared.test']])),
    );
    const verdicts = await collect(verifyAll(everybody, world.ports));
    expect(verdicts.filter(({ category }) => category === 'VALID')).toHaveLength(everybody.length);
    expect(world.counts.mostInSession).toBeLessThanOrEqual(10);
    expect(world.counts.sessions).toBeLessThan(20);
    const alone = await judge({});
    expect(alone.counts.mostInSession).toBe(10);
  });

  it.each([1, 2, 5])('a host that lets us ask only %i at a time is believed', async (sessionMax) => {
    const { byEmail, total } = await judge({ sessionMax });
    expect(total).toBe(people.length + strangers.length);
    for (const person of people) expect(byEmail.get(person)).toBe('VALID');
    for (const stranger of strangers) expect(byEmail.get(stranger)).toBe('INVALID');
  });

  it('never opens more conversations with a host than allowed', async () => {
    const { counts } = await judge({}, { recipientsPerSession: 1, sessionsPerHost: 3 });
    expect(counts.mostOpen).toBeLessThanOrEqual(3);
  });

  it('stops asking a host that blocks us, and calls nobody bad for it', async () => {
    const { counts, byEmail } = await judge(
      { manner: () => reply('550 5.7.1 Your IP is blacklisted') },
      { recipientsPerSession: 1, sessionsPerHost: 1 },
    );
    expect(counts.sessions).toBe(3);
    expect(new Set(byEmail.values())).toEqual(new Set(['UNCHECKED']));
  });

  it('every address gets exactly one verdict, for any behaviour of its host', async () => {
    const said = fc.constantFrom(
      '250 Ok',
      '550 5.1.1 User unknown',
      '451 4.7.1 later',
      '452 4.5.3 Too many recipients',
      '421 bye',
      '554 hm',
      '',
      '550 5.7.1 spamhaus',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 60 }),
        async (replies, count) => {
          let turn = 0;
          const manner: Manner = () => {
            const text = replies[turn++ % replies.length] ?? '';
            return text === '' ? 'hangUp' : reply(text);
          };
          const { ports } = oneHost({ manner });
          const asked = people.slice(0, count);
          const verdicts = await collect(verifyAll(asked, ports, { recipientsPerSession: 7 }));
          expect(verdicts.map(({ email }) => email).sort()).toEqual(asked.toSorted());
        },
      ),
      { numRuns: 50 },
    );
  });
});
