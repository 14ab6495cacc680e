import { BLOCKLISTS } from '../blocklists.ts';
import type { Answer, Dns, RecordOf, RecordType } from '../dns.ts';
import type { MailboxFacts } from '../facts.ts';
import { parseIp, reverseName } from '../ip.ts';

/** A zone as people write it, one record a line: "name TYPE value"; a TXT value is taken to the end of its line. */
export type Zone = string[];

type Row = { name: string; type: string; value: string };

const rowOf = (line: string): Row => {
  const [, name = '', type = '', value = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
  return { name, type, value };
};

/** "name FAIL reason" stands for a name server that does not answer for this name. */
export function dnsOf(zone: Zone): Dns {
  const rows = zone.map(rowOf);
  const exists = (name: string) => rows.some((row) => row.name === name || row.name.endsWith(`.${name}`));

  const find = (type: string, name: string): Answer<string> => {
    const at = rows.filter((row) => row.name === name);
    const failure = at.find((row) => row.type === 'FAIL');
    if (failure) return { kind: 'failed', reason: failure.value };
    const records = at.filter((row) => row.type === type).map(({ value }) => value);
    if (records.length > 0) return { kind: 'found', records };
    const alias = at.find((row) => row.type === 'CNAME');
    if (alias && type !== 'CNAME') return find(type, alias.value);
    return { kind: exists(name) ? 'none' : 'noSuchName' };
  };

  const readers: { [T in RecordType]: (value: string) => RecordOf[T] } = {
    A: String,
    AAAA: String,
    CNAME: String,
    PTR: String,
    TXT: String,
    MX: (value) => {
      const [priority = '', exchange = ''] = value.split(' ');
      return { priority: Number(priority), exchange: exchange === '.' ? '' : exchange };
    },
  };

  return {
    ask(type, name) {
      const ip = type === 'PTR' ? parseIp(name) : undefined;
      const answer = find(type, ip ? reverseName(ip) : name);
      return answer.kind === 'found' ? { kind: 'found', records: answer.records.map(readers[type]) } : answer;
    },
  };
}

export const DOMAIN = 'harborline.test';
export const SENDER = '203.0.113.24';

export const soundFacts: MailboxFacts = {
  domain: DOMAIN,
  ownsDomain: true,
  sending: { addresses: [SENDER], isGuessed: false, include: '' },
  expectedMx: '10 mx1.mailhaven.test',
  ownMailSeen: 3,
  signatures: [{ domain: DOMAIN, selector: 'mh2026', result: 'pass', reason: '' }],
  smtp: { kind: 'in', ms: 212 },
  imap: { kind: 'in', ms: 200 },
  blocklists: BLOCKLISTS,
};
