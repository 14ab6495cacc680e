import type { Answer } from 'dns-packet';
import { labelsOf, lowerCase, nameOf } from './names.ts';
import { type BoxRecord, describeRecord, toAnswer } from './records.ts';
import type { ZoneData, ZoneFailure } from './zones.ts';

export type Rcode = 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'BADVERS';

export type Reply = {
  rcode: Rcode;
  /** The answer in a few words, for the log of truth. */
  words: string;
  isAuthoritative: boolean;
  answers: Answer[];
  authorities: Answer[];
  delayMs: number;
  /** Over UDP only a hint to come back over TCP. */
  isTcpOnly: boolean;
  isSilent: boolean;
};

/** A reply that carries nothing but its code. */
export const bareReply = (rcode: Rcode, words: string): Reply => ({
  rcode,
  words,
  isAuthoritative: false,
  answers: [],
  authorities: [],
  delayMs: 0,
  isTcpOnly: false,
  isSilent: false,
});

const CNAME_STEPS_MAX = 10;
/** RFC 2308, 5: how long "there is none" may be kept. */
const NEGATIVE_TTL_SECONDS = 60;

type Ending = Exclude<ZoneFailure, 'truncate' | { slow: number }>;

/** What the boxed world knows about a name, with aliases followed as a resolver would. */
export function resolveQuestion(zones: ZoneData, question: { name: string; type: string }): Reply {
  const reply: Reply = { ...bareReply('NOERROR', ''), isAuthoritative: true };
  let owner = question.name;
  for (let step = 0; step <= CNAME_STEPS_MAX; step += 1) {
    const name = lowerCase(owner);
    const failure = zones.failureOf(name);
    if (typeof failure === 'object') reply.delayMs += failure.slow;
    else if (failure === 'truncate') reply.isTcpOnly = true;
    else if (failure) return { ...reply, ...endingOf(failure, soaOf(zones, zones.find(name).zone)) };

    const { exists, records, zone } = zones.find(name);
    const soa = soaOf(zones, zone);
    // RFC 6604, 3: the code speaks of the last name of a chain of aliases.
    if (!exists) return { ...reply, rcode: 'NXDOMAIN', words: 'no such name', authorities: [soa] };

    const wanted = records.filter(({ type }) => type === question.type || question.type === 'ANY');
    reply.answers.push(...wanted.map((record) => toAnswer(record, owner)));
    const asksForSoa = zone === name && (question.type === 'SOA' || question.type === 'ANY');
    if (asksForSoa) reply.answers.push({ ...soa, name: owner });
    if (wanted.length > 0 || asksForSoa) return { ...reply, words: describe(wanted) };

    const alias = records.find((record) => record.type === 'CNAME');
    // RFC 2308, 2.2: no such record, though the name exists.
    if (!alias) return { ...reply, words: 'no such record', authorities: [soa] };
    reply.answers.push(toAnswer(alias, owner));
    owner = alias.data;
  }
  return { ...reply, ...bareReply('SERVFAIL', 'aliases in a circle') };
}

/** RFC 2308, 3: a negative answer carries the zone's SOA. */
function endingOf(failure: Ending, soa: Answer): Partial<Reply> {
  switch (failure) {
    case 'nxdomain':
      return { answers: [], rcode: 'NXDOMAIN', words: 'no such name, on purpose', authorities: [soa] };
    case 'nodata':
      return { answers: [], words: 'no such record, on purpose', authorities: [soa] };
    case 'servfail':
      return bareReply('SERVFAIL', 'server failure, on purpose');
    case 'refused':
      return bareReply('REFUSED', 'refused, on purpose');
    case 'lame':
      return bareReply('NOERROR', 'lame, on purpose');
    case 'silent':
      return { ...bareReply('NOERROR', 'no answer, on purpose'), isSilent: true };
  }
}

function soaOf(zones: ZoneData, zone: string): Answer & { type: 'SOA' } {
  const server = zones.find(zone).records.find((record) => record.type === 'NS');
  return {
    type: 'SOA',
    name: zone,
    ttl: NEGATIVE_TTL_SECONDS,
    data: {
      mname: server?.data ?? nameOf(['ns', ...labelsOf(zone)]),
      rname: nameOf(['hostmaster', ...labelsOf(zone)]),
      serial: zones.serial(),
      refresh: 3_600,
      retry: 600,
      expire: 604_800,
      minimum: NEGATIVE_TTL_SECONDS,
    },
  };
}

const WORDS_MAX_CHARACTERS = 120;

function describe(records: BoxRecord[]): string {
  const words = records.map(describeRecord).join(', ') || 'start of authority';
  return words.length > WORDS_MAX_CHARACTERS ? `${words.slice(0, WORDS_MAX_CHARACTERS)}…` : words;
}
