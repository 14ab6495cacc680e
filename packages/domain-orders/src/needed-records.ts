import { plainName } from '@outrider/mailbox-checks/dns';

export type RecordPurpose = 'mx' | 'spf' | 'dkim' | 'dmarc' | 'tracking' | 'verify';
export type NeededRecord = {
  purpose: RecordPurpose;
  type: 'MX' | 'TXT' | 'CNAME' | 'A';
  /** Whole, without a dot at the end. */
  name: string;
  value: string;
  priority: number | null;
};

type Host = {
  mx: readonly { host: string; priority: number }[];
  spf: string;
  dkim: { selector: string; value: string };
};

/** What mail of a domain needs in the DNS: where mail goes, who may send, how it is signed, and what receivers shall do otherwise. */
export const neededRecords = (domain: string, { mx, spf, dkim }: Host): NeededRecord[] => [
  ...mx.map(({ host, priority }) => ({
    purpose: 'mx' as const,
    type: 'MX' as const,
    name: domain,
    value: host,
    priority,
  })),
  text('spf', domain, spf),
  text('dkim', `${dkim.selector}._domainkey.${domain}`, dkim.value),
  // RFC 7489, 6.3: nobody is refused by it, and that it is there is what large receivers ask for.
  text('dmarc', `_dmarc.${domain}`, 'v=DMARC1; p=none'),
];

const text = (purpose: RecordPurpose, name: string, value: string): NeededRecord => ({
  purpose,
  type: 'TXT',
  name,
  value,
  priority: null,
});

/** What one name server says at the record's name: texts whole, hosts of MX with their priority. Undefined: it did not answer. */
export type FoundValues = readonly { value: string; priority: number | null }[] | undefined;

export type RecordState = 'found' | 'missing' | 'different' | 'unknown';

/**
 * How a record stands by the answers of all name servers: found where every one has it, unknown where one did not answer and
 * none contradicts. Another text at the same name is only another record, unless it is of the same kind: two SPF or two DMARC
 * records make both void (RFC 7208, 4.5; RFC 7489, 6.6.3).
 */
export function judgeRecord(record: NeededRecord, answers: readonly FoundValues[]): RecordState {
  const states = answers.map((found) => judgeAnswer(record, found));
  if (states.length === 0) return 'unknown';
  return (['different', 'missing', 'unknown'] as const).find((state) => states.includes(state)) ?? 'found';
}

function judgeAnswer(record: NeededRecord, found: FoundValues): RecordState {
  if (found === undefined) return 'unknown';
  const rivals = rivalsOf(record, found);
  if (rivals.length === 0) return 'missing';
  const isThere = rivals.some((one) => isSame(record, one));
  const mayStandAlone = record.type === 'MX' || rivals.length === 1;
  return isThere && mayStandAlone ? 'found' : 'different';
}

/** Those that stand where the wanted one should. */
export const rivalsOf = (record: NeededRecord, found: NonNullable<FoundValues>) =>
  record.type === 'TXT' ? found.filter(({ value }) => kindOf(value) === kindOf(record.value)) : [...found];

/** The version tag, which tells texts of one name apart: `v=spf1`, `v=dkim1`, `v=dmarc1`. */
const kindOf = (value: string) => value.slice(0, 16).trimStart().toLowerCase().split(/[\s;]/u, 1)[0] ?? '';

function isSame(record: NeededRecord, { value, priority }: { value: string; priority: number | null }): boolean {
  if (record.type === 'TXT') return squeezed(value) === squeezed(record.value);
  const isSamePriority = record.priority === null || priority === null || record.priority === priority;
  return isSamePriority && plainName(value) === plainName(record.value);
}

/** Between tags blanks mean nothing; between the terms of SPF one is as good as many. */
function squeezed(value: string): string {
  const words = value.split(/\s+/u).filter((word) => word !== '');
  return kindOf(value) === 'v=spf1' ? words.join(' ') : words.join('').replace(/;$/u, '');
}
