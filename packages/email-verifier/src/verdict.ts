/** One next action each: see docs/glossary.md. */
export const CATEGORIES = ['UNCHECKED', 'INVALID', 'VALID', 'UNKNOWN', 'DOMAIN_ERROR'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Why an address is in its category, each reason in exactly one. */
export const REASON_CATEGORIES = {
  accepted: 'VALID',
  forwards: 'VALID',
  busyMailbox: 'VALID',
  delivered: 'VALID',

  syntax: 'INVALID',
  noSuchUser: 'INVALID',
  refusedByContrast: 'INVALID',
  bounced: 'INVALID',

  acceptsEverybody: 'UNKNOWN',
  unproven: 'UNKNOWN',
  cannotVerify: 'UNKNOWN',
  full: 'UNKNOWN',
  disabled: 'UNKNOWN',
  moved: 'UNKNOWN',
  unicodeNotTaken: 'UNKNOWN',

  noSuchDomain: 'DOMAIN_ERROR',
  noMailHost: 'DOMAIN_ERROR',
  nullMx: 'DOMAIN_ERROR',
  mailHostsDoNotResolve: 'DOMAIN_ERROR',
  mailHostsNotPublic: 'DOMAIN_ERROR',
  mailHostsUnreachable: 'DOMAIN_ERROR',
  mailHostsNotForDomain: 'DOMAIN_ERROR',

  namesUnanswered: 'UNCHECKED',
  timedOut: 'UNCHECKED',
  connectionLost: 'UNCHECKED',
  tlsFailed: 'UNCHECKED',
  greylisted: 'UNCHECKED',
  temporary: 'UNCHECKED',
  ourAddressBlocked: 'UNCHECKED',
  ourReverseName: 'UNCHECKED',
  ourSender: 'UNCHECKED',
  policy: 'UNCHECKED',
  refusedBeforeAsked: 'UNCHECKED',
  sameForEverybody: 'UNCHECKED',
  selfCheckFailed: 'UNCHECKED',
  onlyNamesChecked: 'UNCHECKED',
  canceled: 'UNCHECKED',
} as const satisfies Record<string, Category>;
export type Reason = keyof typeof REASON_CATEGORIES;

export const FLAGS = ['role', 'disposable', 'free', 'catchAll', 'typo'] as const;
export type Flag = (typeof FLAGS)[number];

export type Verdict = {
  email: string;
  category: Category;
  reason: Reason;
  flags: Flag[];
  /** The host that answered, its code, its enhanced code and its words; empty where nobody did. */
  mx: string;
  code: number | null;
  enhanced: string;
  reply: string;
  /** How often the mail host was asked about this address. */
  attempts: number;
  /** What was probably meant, for a domain that is a near miss of a big provider's. */
  meant: string | null;
  /** Asked again later it may end otherwise: the host wanted it so, or was not reached. */
  mayChange: boolean;
};
