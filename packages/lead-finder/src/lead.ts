import type { Evidence } from './person.ts';

export const SOURCE_KEYS = ['google', 'gemini', 'claude', 'apollo', 'crawler'] as const;
export type SourceKey = (typeof SOURCE_KEYS)[number];

/** What a search pays: its sources, and a model that helps the rules. */
export const SPEND_KEYS = [...SOURCE_KEYS, 'model'] as const;
export type SpendKey = (typeof SPEND_KEYS)[number];

/** Evidence with the time it was read and who brought it. */
export type Proof = Evidence & { readAt: string; source: SourceKey };

/** A value that a source states. One without a proof does not exist. */
export type Stated<T = string> = { value: T; confidence: number; proofs: Proof[] };

export const CRITERION_KINDS = ['title', 'industry', 'place', 'size', 'other'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

/** One thing a person or a company has to meet. */
export type Criterion = {
  /** A, B, C … in the order of the question. */
  id: string;
  kind: CriterionKind;
  /** As it is shown, and as the user may have changed it. */
  label: string;
  /** What counts, any of them: titles, industries, places, or words to look for. */
  values: string[];
  /** How many people work there. */
  range: { min: number | null; max: number | null } | null;
  /** A person who meets it is not wanted: "not in retail". */
  isExcluded?: boolean | undefined;
  /** Whether a company's site usually says it. */
  isCheckable: boolean;
};

export const VERDICTS = ['yes', 'no', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const JUDGES = ['rules', 'model', 'user'] as const;

export type Judgement = {
  criterionId: string;
  verdict: Verdict;
  confidence: number;
  proofs: Proof[];
  /** What decided it, in the words of the page or of the rule; empty where the quote says it. */
  reason: string;
  by: (typeof JUDGES)[number];
  /** What was said before the user decided, for when the decision is taken back. */
  former?: Pick<Judgement, 'verdict' | 'confidence' | 'reason' | 'by'> | undefined;
};

/** What pages state of a company. `key` is its registrable domain. */
export type Company = {
  key: string;
  name: Stated | null;
  industry: Stated | null;
  city: Stated | null;
  country: Stated | null;
  people: Stated<{ min: number; max: number }> | null;
  /** Sentences of its pages that may tell of anything else it was asked for. */
  said: Stated[];
  /** It asks on its pages not to be written to. */
  objection: Proof | null;
};

export type Candidate = {
  /** One person once: made from the company and the name. */
  key: string;
  companyKey: string;
  name: Stated;
  title: Stated | null;
  email: Stated | null;
  phone: Stated | null;
  links: Stated[];
  /** They ask not to be written to. */
  objection?: Proof | undefined;
};

export const STOP_REASONS = [
  'limitMet',
  'candidatesExhausted',
  'lowMatchRate',
  'stoppedByUser',
  'budgetSpent',
  'sourceFailed',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];
