import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type FieldTest, type Round } from './campaign.ts';
import { checkLaunch, type LaunchFacts, mayLaunch } from './check-launch.ts';

const round: Round = {
  delay: { count: 0, unit: 'day' },
  condition: 'all',
  scope: 'anyEarlier',
  variants: [
    { id: 'a', subject: 'Two invoices', preheader: '', html: '<p>Hi</p>', text: null, isPlainText: false, weight: 1 },
  ],
  letsBestWin: false,
};
const sender = { email: 'maya@harborline.test', canSend: true, failing: [], warmup: 'ready' } as const;
const schedule = {
  zone: 'Europe/Berlin',
  usesLeadZone: false,
  days: [1, 2, 3, 4, 5],
  from: 540,
  to: 1_020,
  startDay: '2026-11-16',
  endDay: '2026-12-16',
  holidaysOf: [],
} satisfies LaunchFacts['settings']['schedule'];

const FINE: LaunchFacts = {
  name: 'Freight audit',
  settings: {
    schedule,
    limits: DEFAULT_LIMITS,
    tracking: { opens: true, clicks: false, unknownOpens: 'asNotOpen' },
    stops: { onCompanyReply: true, onClick: false },
    addresses: { unchecked: 'hold', unknown: 'sendLast' },
    senders: { mailboxIds: [], tagIds: [] },
    footer: { postalAddress: 'Speicherstadt 4, 20457 Hamburg', optOutLine: 'Not for you? One click and I stop.' },
  },
  rounds: [round],
  fields: ['industry'],
  leads: { total: 10, unverified: 0, unknown: 0, invalid: 0, suppressed: 0 },
  missing: [],
  remarks: [],
  senders: [sender],
  daysNeeded: 4,
  daysAllowed: 30,
  tracking: { silent: [], without: 0 },
  hasPostalAddress: true,
  hasOptOut: true,
};

const withSchedule = (changed: Partial<LaunchFacts['settings']['schedule']>) => ({
  settings: { ...FINE.settings, schedule: { ...schedule, ...changed } },
});

const onField = (name: string, value: string, test: FieldTest = 'is'): Round => ({
  ...round,
  condition: 'field',
  field: { name, test, value },
});
const onClick = (condition: 'clicked' | 'notClicked', before = round) => [before, { ...round, condition }];
const tracksClicks = (stops = false) => ({
  ...FINE.settings,
  tracking: { ...FINE.settings.tracking, clicks: true },
  stops: { onCompanyReply: true, onClick: stops },
});
const plain: Round = { ...round, variants: round.variants.map((variant) => ({ ...variant, isPlainText: true })) };

test('a campaign that lacks nothing may be launched, and every check says so', () => {
  const findings = checkLaunch(FINE);
  expect(mayLaunch(findings)).toBe(true);
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['ok']));
  expect(findings).toHaveLength(20);
});

test.each<[string, Partial<LaunchFacts>]>([
  ['nameBlank', { name: ' ' }],
  ['nameLong', { name: 'x'.repeat(51) }],
  ['noLead', { leads: { ...FINE.leads, total: 0 } }],
  ['invalidLeads', { leads: { ...FINE.leads, invalid: 2 } }],
  ['noRound', { rounds: [] }],
  ['tooManyRounds', { rounds: Array.from({ length: 21 }, () => round) }],
  ['variantsOutOfRange', { rounds: [{ ...round, variants: [] }] }],
  ['conditionNoField', { rounds: [round, { ...round, condition: 'field' }] }],
  ['conditionUnknownField', { rounds: [round, onField('tier', 'gold')] }],
  ['conditionNoValue', { rounds: [round, onField('industry', ' ')] }],
  ['noSubject', { rounds: [{ ...round, variants: round.variants.map((variant) => ({ ...variant, subject: '' })) }] }],
  ['contentBroken', { remarks: [{ round: 0, variant: 'a', rule: 'templateProblem', severity: 'error' }] }],
  ['noStartDate', withSchedule({ startDay: '' })],
  ['noEndDate', withSchedule({ endDay: '' })],
  ['endsBeforeStart', withSchedule({ endDay: '2026-11-01' })],
  ['noDay', withSchedule({ days: [] })],
  ['noSender', { senders: [] }],
  ['noSenderCanSend', { senders: [{ ...sender, canSend: false }] }],
  ['notAuthenticated', { senders: [{ ...sender, failing: ['SPF'] }] }],
  ['neverEnds', { daysNeeded: null }],
  ['noPostalAddress', { hasPostalAddress: false }],
  ['noOptOut', { hasOptOut: false }],
])('%s keeps it from being launched', (finding, changed) => {
  const findings = checkLaunch({ ...FINE, ...changed });
  expect(mayLaunch(findings)).toBe(false);
  expect(findings.filter(({ severity }) => severity === 'error').map((found) => found.finding)).toEqual([finding]);
});

test('an end date of null is none', () => {
  expect(mayLaunch(checkLaunch({ ...FINE, ...withSchedule({ endDay: null }) }))).toBe(false);
});

test.each<[string, Partial<LaunchFacts>]>([
  ['unverifiedLeads', { leads: { ...FINE.leads, unverified: 2 } }],
  ['unknownLast', { leads: { ...FINE.leads, unknown: 2 } }],
  [
    'unknownHeld',
    {
      leads: { ...FINE.leads, unknown: 2 },
      settings: { ...FINE.settings, addresses: { unchecked: 'hold', unknown: 'hold' } },
    },
  ],
  ['trackingSilent', { tracking: { silent: [{ domain: 'go.a.test', email: 'm@a.test' }], without: 1 } }],
  ['trackingNowhere', { tracking: { silent: [], without: 2 } }],
  ['suppressedLeads', { leads: { ...FINE.leads, suppressed: 1 } }],
  ['manyRounds', { rounds: Array.from({ length: 6 }, () => round) }],
  ['conditionClicksOff', { rounds: onClick('clicked') }],
  ['conditionClicksOff', { rounds: onClick('notClicked') }],
  ['conditionClicksUnseen', { rounds: onClick('notClicked', plain), settings: tracksClicks() }],
  ['conditionClickStops', { rounds: onClick('clicked'), settings: tracksClicks(true) }],
  ['variablesMissing', { missing: [{ variable: 'city', leads: 3 }] }],
  ['contentDoubtful', { remarks: [{ round: 0, variant: 'a', rule: 'capitals', severity: 'warning' }] }],
  ['someCannotSend', { senders: [sender, { ...sender, canSend: false }] }],
  ['notWarmedUp', { senders: [{ ...sender, warmup: 'warming' }] }],
  ['withoutWarmup', { senders: [{ ...sender, warmup: 'off' }] }],
  ['tooSlow', { daysNeeded: 40 }],
])('%s (%#) is listed and leaves the choice', (finding, changed) => {
  const findings = checkLaunch({ ...FINE, ...changed });
  expect(mayLaunch(findings)).toBe(true);
  expect(findings.filter(({ severity }) => severity === 'warning').map((found) => found.finding)).toEqual([finding]);
});

test('no subject is needed on a follow-up, which goes on in its thread', () => {
  const followUp = { ...round, variants: round.variants.map((variant) => ({ ...variant, subject: '' })) };
  expect(mayLaunch(checkLaunch({ ...FINE, rounds: [round, followUp] }))).toBe(true);
});

test('conditions on clicks that are seen, and on fields that are known, are fine', () => {
  const rounds = [round, { ...round, condition: 'notClicked' as const }, onField('industry', '', 'isFilled')];
  const findings = checkLaunch({ ...FINE, rounds, settings: tracksClicks(true) });
  expect(findings.find(({ check }) => check === 'conditions')).toMatchObject({ finding: 'conditionsFine' });
});
