import { type FindingName, type FindingValues, VERDICTS, type Verdict } from './findings.ts';

export const CHECKS = ['mx', 'spf', 'dkim', 'dmarc', 'reverseDns', 'blocklists', 'login'] as const;
export type CheckName = (typeof CHECKS)[number];

export type Values = Record<string, string | number>;

export const ACTIONS = [
  'registerDomain',
  'publishMxOfHost',
  'repairMailHostName',
  'shortenSpf',
  'turnOnDkim',
  'publishDkimKey',
  'renewDkimKey',
  'signWithOwnDomain',
  'stopChangingMail',
  'signListHeaders',
  'repairSpfOrDkim',
  'setReverseName',
  'askDelisting',
  'reconnect',
  'repairCertificate',
  'checkServerSettings',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** `replaces` holds the records that have to go, one a line; empty when there is nothing to take away. */
export type Publish = {
  kind: 'publish';
  type: 'TXT' | 'MX' | 'A' | 'PTR';
  name: string;
  value: string;
  replaces: string;
};
export type Fix = Publish | { kind: 'action'; action: ActionName; values: Values };

/** The words are made from `finding` and `values` in the reader's language; `facts` are evidence and never translated. */
export type Check = {
  check: CheckName;
  verdict: Verdict;
  finding: FindingName;
  values: Values;
  facts: string[];
  fix: Fix | null;
};

export type Noted = { finding: FindingName; values: Values; fix: Fix | null };

export function note<N extends FindingName>(finding: N, values: FindingValues[N], fix: Fix | null = null): Noted {
  return { finding, values, fix };
}

export const act = (action: ActionName, values: Values): Fix => ({ kind: 'action', action, values });

export const publish = (type: Publish['type'], name: string, value: string, replaces: string[] = []): Publish => ({
  kind: 'publish',
  type,
  name,
  value,
  replaces: replaces.join('\n'),
});

const WEIGHT: Record<Verdict, number> = { pass: 0, warn: 1, unknown: 2, fail: 3 };

export const verdictOf = ({ finding }: Noted): Verdict => VERDICTS[finding];

export const weightOf = (noted: Noted): number => WEIGHT[verdictOf(noted)];

/** One row a check: its worst finding, the first named of equals. What is left shows itself once that is repaired. */
export function conclude(check: CheckName, facts: string[], good: Noted, noted: Noted[]): Check {
  const worst = noted.reduce((worse, next) => (weightOf(next) > weightOf(worse) ? next : worse), good);
  return { check, verdict: verdictOf(worst), facts, ...worst };
}
