import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchQuote } from './match-quote.ts';
import { type ReplyCandidate, type UnlinkedReply, weighReply } from './weigh-reply.ts';

const OURS = `Hello Petra,

In October we went through 1,400 carrier invoices for a forwarder about the size of Saale Fracht. Two in every hundred had a fuel surcharge that did not match the contract. Nobody had noticed, because nobody reads page 3.`;

const QUOTE = `> In October we went through 1,400 carrier invoices for a forwarder about
> the size of Saale Fracht. Two in every hundred had a fuel surcharge that did
> not match the contract.
> And this line somebody else wrote above it.`;

const reply: UnlinkedReply = {
  from: 'b.tischer@saale-gruppe.test',
  fromName: '',
  written: 'Petra forwarded me your note. Send the list to me.\n\nBernd Tischer',
  signature: 'CFO, Saale Gruppe, Halle',
  quoted: QUOTE,
  mailbox: 'maya@tryharborline.test',
  hasReferences: false,
};
const candidate: ReplyCandidate = {
  id: 'bernd',
  email: 'bernd.tischer@saalefracht.test',
  firstName: 'Bernd',
  lastName: 'Tischer',
  text: OURS,
  mailbox: 'maya@tryharborline.test',
  isInThread: false,
  isSameSubject: false,
  isFreeMail: false,
};
const petra = { ...candidate, id: 'petra', email: 'petra.lang@saalefracht.test', firstName: 'Petra', lastName: 'Lang' };
const stranger = {
  ...candidate,
  id: 'jana',
  email: 'jana@elsewhere.test',
  firstName: 'Jana',
  text: 'Something else.',
  mailbox: 'x',
};

const percentsOf = (weighed: ReturnType<typeof weighReply>) =>
  Object.fromEntries(weighed.candidates.map(({ id, percent }) => [id, percent]));

test('lines of a quote are found in our mail however they are wrapped, and mark what was quoted', () => {
  const { lines, spans } = matchQuote(QUOTE, OURS);
  expect(lines.map(({ isOurs }) => isOurs)).toEqual([true, true, true, false]);
  expect(spans.map(({ from, to }) => OURS.slice(from, to))).toEqual([
    'In October we went through 1,400 carrier invoices for a forwarder about the size of Saale Fracht. Two in every hundred had a fuel surcharge that did not match the contract',
  ]);
});

test('a name in the signature tells two who got the same mail apart, and every reason is given', () => {
  const weighed = weighReply(reply, [petra, candidate, stranger]);
  const [best] = weighed.candidates;
  expect(best?.id).toBe('bernd');
  expect(best?.percent).toBeGreaterThan(80);
  expect(best?.evidence.map(({ kind, speaks }) => `${kind} ${speaks}`)).toEqual([
    'quote for',
    'signature for',
    'mailbox for',
    'similarDomain maybe',
    'messageId none',
  ]);
  expect(best?.evidence[0]).toMatchObject({ count: 3, of: 4 });
});

test('without anything that speaks for a lead it is none of them', () => {
  const empty = {
    ...reply,
    quoted: '',
    written: 'Rates from Rotterdam fall.',
    signature: '',
    from: 'news@portdaily.test',
  };
  const weighed = weighReply(empty, [{ ...stranger, firstName: '', lastName: '' }]);
  expect(weighed.nonePercent).toBeGreaterThan(90);
  expect(weighReply(empty, [])).toEqual({ candidates: [], nonePercent: 100 });
});

test('a domain everybody can have says nothing', () => {
  const free = { ...candidate, email: 'bernd@gmail.com', isFreeMail: true };
  const kinds = weighReply({ ...reply, from: 'someone@gmail.com' }, [free]).candidates[0]?.evidence.map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain('sameDomain');
});

test('shares sum to a hundred with "none", for any evidence', () => {
  const text = fc.string({ maxLength: 200 });
  const people = fc.array(
    fc.record({
      id: fc.uuid(),
      email: fc.emailAddress(),
      firstName: text,
      lastName: text,
      text,
      mailbox: fc.constantFrom('a', 'b'),
      isInThread: fc.boolean(),
      isSameSubject: fc.boolean(),
      isFreeMail: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const replies = fc.record({
    from: fc.emailAddress(),
    fromName: text,
    written: text,
    signature: text,
    quoted: text,
    mailbox: fc.constantFrom('a', 'b'),
    hasReferences: fc.boolean(),
  });
  fc.assert(
    fc.property(replies, people, (came, candidates) => {
      const weighed = weighReply(came, candidates);
      const sum = Object.values(percentsOf(weighed)).length === candidates.length;
      const total = weighed.candidates.reduce((all, { percent }) => all + percent, weighed.nonePercent);
      expect(total).toBe(100);
      expect(sum || new Set(candidates.map(({ id }) => id)).size < candidates.length).toBe(true);
      for (const { quote } of weighed.candidates) {
        for (const { from, to } of quote.spans) expect(from).toBeLessThan(to);
      }
    }),
  );
});
