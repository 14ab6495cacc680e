import { act, type Check, conclude, type Fix, type Noted, note, publish } from './check.ts';
import { askAddresses, type Dns, isVoid, type MxRecord, plainName, recordsOf } from './dns.ts';
import type { MailboxFacts } from './facts.ts';
import { parseIp } from './ip.ts';

export function checkMx(dns: Dns, facts: MailboxFacts): Check {
  const { domain } = facts;
  const answer = dns.ask('MX', domain);
  const records = recordsOf(answer);
  const good = note('mxGood', { count: records.length });
  const rows = records.map(describeMx);

  if (answer.kind === 'failed') {
    return conclude('mx', [], good, [note('lookupFailed', { type: 'MX', name: domain, reason: answer.reason })]);
  }
  if (answer.kind === 'noSuchName') {
    return conclude('mx', [], good, [note('domainMissing', { domain }, act('registerDomain', { domain }))]);
  }
  if (records.length === 0) return conclude('mx', [], good, [explainAbsence(dns, facts)]);
  // RFC 7505, 3: a null MX stands alone; beside others it is an address that cannot be reached.
  if (records.every(({ exchange }) => plainName(exchange) === '')) {
    return conclude('mx', ['0 .'], good, [note('mxNull', { domain }, publishExpected(facts, ['0 .']))]);
  }
  const hosts = records.map((record) => judgeHost(dns, domain, record));
  const dead = hosts.filter(({ finding }) => finding === 'mxPartlyDead');
  const [first] = dead;
  const allDead = first && dead.length === hosts.length ? [{ ...first, finding: 'mxDead' as const }] : [];
  return conclude('mx', rows, good, [...allDead, ...hosts]);
}

const describeMx = ({ priority, exchange }: MxRecord) => `${priority} ${plainName(exchange) || '.'}`;

/** RFC 5321, 5.1: without an MX the domain's own address is tried, by those who still do. */
function explainAbsence(dns: Dns, facts: MailboxFacts): Noted {
  const { domain } = facts;
  const own = askAddresses(dns, domain);
  const fix = publishExpected(facts, []);
  if (own.kind === 'failed') return note('lookupFailed', { type: 'A', name: domain, reason: own.reason });
  return own.kind === 'found' ? note('mxImplicit', { domain }, fix) : note('mxMissing', { domain }, fix);
}

const publishExpected = ({ domain, expectedMx }: MailboxFacts, replaced: string[]): Fix =>
  expectedMx === '' ? act('publishMxOfHost', { domain }) : publish('MX', domain, expectedMx, replaced);

function judgeHost(dns: Dns, domain: string, record: MxRecord): Noted {
  const host = plainName(record.exchange);
  const row = describeMx(record);
  if (parseIp(host)) return note('mxIsAddress', { host }, nameAddress(dns, domain, host, row));
  const alias = dns.ask('CNAME', host);
  const [target] = recordsOf(alias).map(plainName);
  if (target) {
    // RFC 2181, 10.3.
    return note('mxIsAlias', { host, target }, publish('MX', domain, `${record.priority} ${target}`, [row]));
  }
  const addresses = askAddresses(dns, host);
  if (addresses.kind === 'failed') return note('lookupFailed', { type: 'A', name: host, reason: addresses.reason });
  return isVoid(addresses)
    ? note('mxPartlyDead', { host }, act('repairMailHostName', { host }))
    : note('mxGood', { count: 1 });
}

/** RFC 5321, 5.1: an MX names a host. The host gets its name first, then the MX gets the host. */
function nameAddress(dns: Dns, domain: string, address: string, row: string): Fix {
  const name = `mail.${domain}`;
  const isNamed = recordsOf(askAddresses(dns, name)).includes(address);
  return isNamed ? publish('MX', domain, `10 ${name}`, [row]) : publish('A', name, address);
}
