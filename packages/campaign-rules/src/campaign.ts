export const CAMPAIGN_STATUSES = ['new', 'progressing', 'finished', 'suspend', 'cancel'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Names of limits and of the editor (specification, sections 5 and 9). */
export const NAME_MAX = 50;
export const ROUNDS_MAX = 20;
/** More than this, and the editor warns. */
export const ROUNDS_ADVISED = 5;
export const VARIANTS_MAX = 6;

export const PROVIDERS = ['google', 'microsoft', 'yahoo', 'other'] as const;
/** Who runs the mail host of an address, by its MX. */
export type Provider = (typeof PROVIDERS)[number];

export const DELAY_UNITS = ['minute', 'hour', 'day'] as const;
/** Of a delay, in its unit. */
export const DELAY_MAX = 1_000;
export type Delay = { count: number; unit: (typeof DELAY_UNITS)[number] };

export const CONDITIONS = ['all', 'openNotReply', 'notOpen', 'clicked', 'notClicked', 'field'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Which rounds a condition looks at. */
export const CONDITION_SCOPES = ['anyEarlier', 'previous'] as const;
export type ConditionScope = (typeof CONDITION_SCOPES)[number];

/** How a field's value is compared; the last two ask for no other value. */
export const FIELD_TESTS = ['is', 'isNot', 'contains', 'isFilled', 'isEmpty'] as const;
export type FieldTest = (typeof FIELD_TESTS)[number];

/** Of the lead, or else of its contact. */
export type FieldCondition = { name: string; test: FieldTest; value: string };

export type Variant = {
  id: string;
  /** Empty on a follow-up: it goes on in the thread. */
  subject: string;
  /** Shown after the subject in most inboxes; hidden in the mail. */
  preheader: string;
  html: string;
  /** The author's own plain half; without one it is made from the page. */
  text: string | null;
  isPlainText: boolean;
  weight: number;
};

export type Round = {
  /** After the round before; of the first round, after the start. */
  delay: Delay;
  condition: Condition;
  scope: ConditionScope;
  /** What a condition on a field asks; kept while another condition is chosen. */
  field?: FieldCondition | undefined;
  variants: Variant[];
  /** The weights lean to what works, once there is a sample. */
  letsBestWin: boolean;
};

/** What to do with a lead whose opens cannot be known. */
export const UNKNOWN_POLICIES = ['asNotOpen', 'asOpen', 'skip'] as const;
export type UnknownPolicy = (typeof UNKNOWN_POLICIES)[number];

/** 1 is Monday, 7 Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Schedule = {
  /** IANA; the campaign's own, in which its days and its limits are counted. */
  zone: string;
  /** The window is in the lead's own zone where that is known. */
  usesLeadZone: boolean;
  days: Weekday[];
  /** Minutes since midnight. Where `to` is not after `from`, the window goes over midnight. */
  from: number;
  to: number;
  /** YYYY-MM-DD in the campaign's zone. No end: until everybody is done. */
  startDay: string;
  endDay: string | null;
  /** ISO 3166 codes of the countries whose holidays are days off. */
  holidaysOf: string[];
};

export const PROVIDER_MATCHES = ['off', 'prefer', 'strict'] as const;

export type Limits = {
  /** Mails a day of this campaign, in its zone. */
  daily: number | null;
  /** People at one company a day, over the whole workspace. Free-mail domains are no company. */
  perDomain: number;
  perProvider: Partial<Record<Provider, number>>;
  providerMatch: (typeof PROVIDER_MATCHES)[number];
  /** Of a day's budget, for people who got nothing yet. */
  newLeadShare: number;
};

export const DEFAULT_LIMITS: Limits = {
  daily: null,
  perDomain: 2,
  perProvider: {},
  providerMatch: 'off',
  newLeadShare: 0.3,
};

export type Tracking = { opens: boolean; clicks: boolean; unknownOpens: UnknownPolicy };

/** A human reply, a bounce, an opt-out and suppression always stop. These by choice. */
export type StopRules = { onCompanyReply: boolean; onClick: boolean };

export const UNCHECKED_POLICIES = ['hold', 'send'] as const;
export const UNKNOWN_ADDRESS_POLICIES = ['sendLast', 'hold'] as const;

/** What happens to leads whose address nobody vouches for. One that does not exist is never a lead. */
export type AddressRules = {
  unchecked: (typeof UNCHECKED_POLICIES)[number];
  unknown: (typeof UNKNOWN_ADDRESS_POLICIES)[number];
};

/** Chosen by hand, and everybody who has one of these tags, now or later. */
export type Senders = { mailboxIds: string[]; tagIds: string[] };

/** Where a reply with a meaning leads to: `notNow` on the day they named, or so many days later; `wrongPerson` to the person they name. */
export type FollowUps = {
  notNow?: { campaignId: string; afterDays: number } | undefined;
  wrongPerson?: { campaignId: string } | undefined;
};

/** Below every mail that does not say it itself with `{{postalAddress}}` and `{{unsubscribeUrl}}`. */
export type Footer = { postalAddress: string; optOutLine: string };

export type CampaignSettings = {
  schedule: Schedule;
  limits: Limits;
  tracking: Tracking;
  stops: StopRules;
  addresses: AddressRules;
  senders: Senders;
  /** None where the owner did not switch it on. */
  followUps?: FollowUps | undefined;
  footer: Footer;
};

const MINUTES: Record<Delay['unit'], number> = { minute: 1, hour: 60, day: 1_440 };

export const delayMs = ({ count, unit }: Delay): number => count * MINUTES[unit] * 60_000;
