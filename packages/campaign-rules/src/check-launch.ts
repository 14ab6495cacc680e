import { type CampaignSettings, NAME_MAX, ROUNDS_ADVISED, ROUNDS_MAX, type Round, VARIANTS_MAX } from './campaign.ts';
import { clickTrouble, fieldTrouble } from './check-condition.ts';

/** What is known about a campaign when a user wants to launch it. */
export type LaunchFacts = {
  name: string;
  settings: CampaignSettings;
  rounds: readonly Round[];
  /** Names of the fields that leads and contacts have. */
  fields: readonly string[];
  leads: { total: number; unverified: number; unknown: number; invalid: number; suppressed: number };
  /** Leads that lack a variable, with one example each. */
  missing: readonly { variable: string; leads: number }[];
  /** Remarks on the mails, by round and variant. */
  remarks: readonly { round: number; variant: string; rule: string; severity: 'error' | 'warning' | 'hint' }[];
  senders: readonly Sender[];
  /** Days until everybody has had every round, by the forecast; null when it never ends. */
  daysNeeded: number | null;
  daysAllowed: number | null;
  /** Domains that do not answer, with one mailbox each; and mailboxes whose links and opens nothing sees. */
  tracking: { silent: readonly { domain: string; email: string }[]; without: number };
  hasPostalAddress: boolean;
  hasOptOut: boolean;
};

export type Sender = {
  email: string;
  canSend: boolean;
  /** Of SPF, DKIM and DMARC: those that do not hold. */
  failing: readonly string[];
  /** warming: it sends few a day until it is ready. off: its cap at once, never warmed up. */
  warmup: 'ready' | 'warming' | 'off';
};

export type LaunchCheck =
  | 'name'
  | 'leads'
  | 'verified'
  | 'unknown'
  | 'suppressed'
  | 'rounds'
  | 'variants'
  | 'conditions'
  | 'subject'
  | 'variables'
  | 'content'
  | 'dates'
  | 'days'
  | 'senders'
  | 'authentication'
  | 'warmedUp'
  | 'capacity'
  | 'tracking'
  | 'postalAddress'
  | 'optOut';

/** An error keeps it from being launched; a warning is listed. `values` fill the sentence that `finding` names. */
export type LaunchFinding = {
  check: LaunchCheck;
  severity: 'error' | 'warning' | 'ok';
  finding: string;
  values: Record<string, string | number>;
};

type Judged = Omit<LaunchFinding, 'check'>;

const ok = (finding: string, values: Judged['values'] = {}): Judged => ({ severity: 'ok', finding, values });
const warning = (finding: string, values: Judged['values'] = {}): Judged => ({ severity: 'warning', finding, values });
const error = (finding: string, values: Judged['values'] = {}): Judged => ({ severity: 'error', finding, values });

/** One finding a check, always all of them, in the order they are shown. */
export function checkLaunch(facts: LaunchFacts): LaunchFinding[] {
  return Object.entries(CHECKS).map(([check, judge]) => ({ check: check as LaunchCheck, ...judge(facts) }));
}

export const mayLaunch = (findings: readonly LaunchFinding[]) => findings.every(({ severity }) => severity !== 'error');

const FIELD_FINDINGS = {
  noField: 'conditionNoField',
  unknownField: 'conditionUnknownField',
  noValue: 'conditionNoValue',
} as const;
const CLICK_FINDINGS = {
  clicksOff: 'conditionClicksOff',
  clicksUnseen: 'conditionClicksUnseen',
  clickStops: 'conditionClickStops',
} as const;

const CHECKS: Record<LaunchCheck, (facts: LaunchFacts) => Judged> = {
  name({ name }) {
    if (name.trim() === '') return error('nameBlank');
    return name.length > NAME_MAX ? error('nameLong', { max: NAME_MAX }) : ok('nameFine');
  },
  leads: ({ leads }) => (leads.total > 0 ? ok('leads', { count: leads.total }) : error('noLead')),
  verified({ leads: { invalid, unverified } }) {
    if (invalid > 0) return error('invalidLeads', { count: invalid });
    return unverified > 0 ? warning('unverifiedLeads', { count: unverified }) : ok('allVerified');
  },
  unknown({ leads: { unknown }, settings: { addresses } }) {
    if (unknown === 0) return ok('noneUnknown');
    return warning(addresses.unknown === 'hold' ? 'unknownHeld' : 'unknownLast', { count: unknown });
  },
  suppressed: ({ leads: { suppressed } }) =>
    suppressed > 0 ? warning('suppressedLeads', { count: suppressed }) : ok('nobodySuppressed'),
  rounds({ rounds }) {
    if (rounds.length === 0) return error('noRound');
    if (rounds.length > ROUNDS_MAX) return error('tooManyRounds', { max: ROUNDS_MAX });
    return rounds.length > ROUNDS_ADVISED
      ? warning('manyRounds', { count: rounds.length, advised: ROUNDS_ADVISED })
      : ok('rounds', { count: rounds.length });
  },
  variants({ rounds }) {
    const wrong = rounds.findIndex(
      ({ variants }) =>
        variants.length === 0 || variants.length > VARIANTS_MAX || !variants.some(({ weight }) => weight > 0),
    );
    return wrong >= 0 ? error('variantsOutOfRange', { round: wrong + 1, max: VARIANTS_MAX }) : ok('variantsFine');
  },
  conditions({ rounds, fields, settings }) {
    const known = new Set(fields);
    for (const [at, round] of rounds.entries()) {
      const trouble = at > 0 && fieldTrouble(round, known);
      if (trouble) return error(FIELD_FINDINGS[trouble], { round: at + 1, field: round.field?.name ?? '' });
    }
    for (const [at, { condition }] of rounds.entries()) {
      const trouble = clickTrouble(rounds, at, settings);
      if (trouble) return warning(CLICK_FINDINGS[trouble], { round: at + 1, condition });
    }
    return ok('conditionsFine');
  },
  subject: ({ rounds: [first] }) =>
    first?.variants.some(({ subject }) => subject.trim() === '') ? error('noSubject') : ok('subjectFine'),
  variables({ missing }) {
    const [first] = missing.toSorted((a, b) => b.leads - a.leads);
    return first ? warning('variablesMissing', { ...first, more: missing.length - 1 }) : ok('variablesFine');
  },
  content({ remarks }) {
    const wrong = remarks.filter(({ severity }) => severity === 'error').length;
    if (wrong > 0) return error('contentBroken', { count: wrong });
    const doubtful = remarks.filter(({ severity }) => severity === 'warning').length;
    return doubtful > 0 ? warning('contentDoubtful', { count: doubtful }) : ok('contentFine');
  },
  dates({ settings: { schedule } }) {
    if (schedule.startDay === '') return error('noStartDate');
    if (schedule.endDay === '' || schedule.endDay === null) return error('noEndDate');
    return schedule.endDay < schedule.startDay ? error('endsBeforeStart') : ok('datesFine');
  },
  days: ({ settings: { schedule } }) => (schedule.days.length === 0 ? error('noDay') : ok('daysFine')),
  senders({ senders }) {
    const able = senders.filter(({ canSend }) => canSend).length;
    if (able === 0) return error(senders.length === 0 ? 'noSender' : 'noSenderCanSend');
    return able < senders.length
      ? warning('someCannotSend', { count: senders.length - able })
      : ok('senders', { count: able });
  },
  authentication({ senders }) {
    const failing = senders.filter(({ failing: checks }) => checks.length > 0);
    const [first] = failing;
    if (!first) return ok('authenticated');
    return error('notAuthenticated', {
      email: first.email,
      checks: first.failing.join(', '),
      more: failing.length - 1,
    });
  },
  warmedUp({ senders }) {
    const warming = senders.filter(({ warmup }) => warmup === 'warming').length;
    if (warming > 0) return warning('notWarmedUp', { count: warming });
    const without = senders.filter(({ warmup }) => warmup === 'off').length;
    return without > 0 ? warning('withoutWarmup', { count: without }) : ok('warmedUp');
  },
  capacity({ daysNeeded, daysAllowed }) {
    if (daysNeeded === null) return error('neverEnds');
    return daysAllowed !== null && daysNeeded > daysAllowed
      ? warning('tooSlow', { needed: daysNeeded, allowed: daysAllowed })
      : ok('inTime', { needed: daysNeeded });
  },
  tracking({ settings: { tracking: wanted }, tracking: { silent, without } }) {
    if (!wanted.opens && !wanted.clicks) return ok('notTracked');
    const [first] = silent;
    if (first) return warning('trackingSilent', { ...first, more: silent.length - 1 });
    return without > 0 ? warning('trackingNowhere', { count: without }) : ok('tracked');
  },
  postalAddress: ({ hasPostalAddress }) => (hasPostalAddress ? ok('postalAddress') : error('noPostalAddress')),
  optOut: ({ hasOptOut }) => (hasOptOut ? ok('optOut') : error('noOptOut')),
};
