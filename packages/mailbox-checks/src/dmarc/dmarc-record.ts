import { parseTags, type Tag, tagValue, writeTags } from '../tags.ts';

export type DmarcRecord = {
  tags: Tag[];
  /** As written; nothing when there is none. */
  policy: string | undefined;
  subdomainPolicy: string | undefined;
  isDkimStrict: boolean;
  isTesting: boolean;
  percent: number;
  reportAddresses: string[];
  /** Tags whose value no receiver understands. */
  bad: Tag[];
};

const POLICY = /^(?:none|quarantine|reject)$/i;

/** RFC 9989, 4.7; `pct`, `rf` and `ri` are of RFC 7489 and still read by some. Tags nobody knows are ignored. */
const VALID = new Map<string, RegExp>([
  ['sp', POLICY],
  ['np', POLICY],
  ['adkim', /^[rs]$/i],
  ['aspf', /^[rs]$/i],
  ['fo', /^[01ds](?:\s*:\s*[01ds])*$/i],
  ['t', /^[yn]$/i],
  ['psd', /^[ynu]$/i],
  ['pct', /^(?:100|[1-9]?\d)$/],
  ['ri', /^\d{1,10}$/],
]);

export const isPolicy = (value: string): boolean => POLICY.test(value);

export function parseDmarc(text: string): DmarcRecord {
  const tags = parseTags(text);
  const value = (name: string) => tagValue(tags, name)?.toLowerCase();
  const bad = tags.filter((tag) => tag.value === '' || VALID.get(tag.name)?.test(tag.value) === false);
  const isRead = (name: string) => !bad.some((tag) => tag.name === name);
  const subdomainPolicy = value('sp');
  return {
    tags,
    policy: value('p'),
    subdomainPolicy: subdomainPolicy !== undefined && isPolicy(subdomainPolicy) ? subdomainPolicy : undefined,
    isDkimStrict: value('adkim') === 's',
    isTesting: value('t') === 'y',
    percent: isRead('pct') ? Number(value('pct') ?? 100) : 100,
    reportAddresses: (tagValue(tags, 'rua') ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    bad,
  };
}

const FIRST_POLICY = 'none';

/** RFC 9989, 4.7, and 7489, 6.3: version, policy, then the rest. */
const KNOWN_TAGS = ['v', 'p', 'sp', 'np', 'adkim', 'aspf', 'rua', 'ruf', 'fo', 't', 'psd', 'pct', 'rf', 'ri'];

type Wish = { drop: string[]; rua: string };

/** The record as it was meant: bad tags out, a policy and an address for reports in. */
export function repairDmarc(text: string, { drop, rua }: Wish): string {
  const { tags, bad, policy } = parseDmarc(text);
  const isBad = new Set(bad);
  const kept = tags.filter((tag) => {
    const isUnwanted = drop.includes(tag.name) || isBad.has(tag) || !KNOWN_TAGS.includes(tag.name);
    return !isUnwanted && tag.name !== 'v' && tag.name !== 'p';
  });
  const p = policy !== undefined && isPolicy(policy) ? policy : FIRST_POLICY;
  const reports = kept.some(({ name }) => name === 'rua') ? [] : [{ name: 'rua', value: rua }];
  return writeTags([{ name: 'v', value: 'DMARC1' }, { name: 'p', value: p }, ...kept, ...reports]);
}
