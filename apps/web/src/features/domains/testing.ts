import type {
  Capacity,
  OfferedName,
  OrderDetail,
  OrderItem,
  OrderStep,
  OwnedDomain,
  Quote,
  WarmedDomain,
} from '../../api/domains.ts';

export const AT = '2026-11-17T09:12:00.000Z';
export const QUOTE_ID = '6f1c9a52-0d3e-4f7a-9b11-0a5a3f2d7c10';
export const ORDER_ID = '7a1c9a52-0d3e-4f7a-9b11-0a5a3f2d7c11';

export const usd = (amount: number) => ({ amount, currency: 'USD' });

export const nameOf = (domain: string, changed: Partial<OfferedName> = {}): OfferedName => ({
  domain,
  form: 'wordBefore',
  state: 'free',
  firstYear: usd(1299),
  renewal: usd(1499),
  minYears: 1,
  blocklists: { listedOn: [], answered: 3, askedAt: AT },
  warnings: [],
  likeBrand: null,
  ...changed,
});

export const CAPACITY: Capacity = {
  mailboxes: 1,
  domains: 1,
  mailboxesPerDomain: 2,
  perMailboxADay: 30,
  nowADay: 258,
  readyAt: '2026-12-16T09:00:00.000Z',
  monthly: usd(300),
};

export const TEAM = [
  { localPart: 'maya', firstName: 'Maya', lastName: 'Lindqvist' },
  { localPart: 'jonas', firstName: 'Jonas', lastName: 'Brandt' },
  { localPart: 'priya', firstName: 'Priya', lastName: 'Raman' },
];

export const quoteOf = (changed: Partial<Quote> = {}): Quote => ({
  quoteId: QUOTE_ID,
  number: 'Q-2041',
  kind: 'new',
  domains: [{ domain: 'goharborline.test', mailboxes: TEAM.slice(0, 2) }],
  lines: [
    {
      kind: 'domain',
      of: 'goharborline.test',
      count: 1,
      each: 1299,
      amount: 1299,
      from: AT,
      until: '2027-11-16T09:12:00.000Z',
    },
    { kind: 'mailboxes', of: '', count: 2, each: 140, amount: 280, from: null, until: '2026-11-30T23:00:00.000Z' },
  ],
  dueNow: usd(1579),
  monthly: usd(600),
  monthlyFrom: '2026-12-01T00:00:00.000Z',
  renewal: { total: usd(1499), at: '2027-11-17T00:00:00.000Z' },
  madeAt: AT,
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  readyAt: '2026-12-16T09:00:00.000Z',
  orderId: null,
  ...changed,
});

const STEPS: OrderStep[] = [
  'ordered',
  'authorised',
  'registered',
  'captured',
  'dnsPublished',
  'mailboxesCreated',
  'warming',
  'ready',
];

/** A domain that has come as far as this step. */
export const itemOf = (domain: string, step: OrderStep, changed: Partial<OrderItem> = {}): OrderItem => ({
  domain,
  mailboxes: [`maya@${domain}`, `jonas@${domain}`],
  step,
  steps: STEPS.map((each, index) => ({
    step: each,
    doneAt: index <= STEPS.indexOf(step) ? AT : null,
    isSkipped: false,
  })),
  waiting: null,
  failedFor: null,
  givenBack: null,
  givenBackAs: null,
  ...changed,
});

export const orderOf = (changed: Partial<OrderDetail> = {}): OrderDetail => ({
  orderId: ORDER_ID,
  number: '2039',
  kind: 'new',
  state: 'inProgress',
  orderedAt: AT,
  quoteNumber: 'Q-2039',
  total: usd(4337),
  captured: usd(3158),
  givenBack: usd(1179),
  card: { brand: 'Visa', lastFour: '4242' },
  items: [itemOf('askharborline.test', 'dnsPublished')],
  readyAt: '2026-12-16T09:00:00.000Z',
  purchaseId: null,
  declinedFor: null,
  invoice: null,
  log: [{ at: AT, domain: '', step: 'ordered', words: 'Quote Q-2039 confirmed', attempt: 1 }],
  ...changed,
});

export const warmedOf = (domain: string, changed: Partial<WarmedDomain> = {}): WarmedDomain => ({
  domain,
  since: '2026-08-01T00:00:00.000Z',
  fits: ['freight'],
  health: 0.98,
  landed: [0.9, 0.95, 0.98],
  mailboxes: 3,
  aDayNow: 90,
  blocklisted: 0,
  localParts: ['alex', 'kim', 'robin'],
  blocklistsAsked: 14,
  monthly: usd(3600),
  isReady: true,
  ...changed,
});

export const ownedOf = (domain: string, changed: Partial<OwnedDomain> = {}): OwnedDomain => ({
  domain,
  origin: 'new',
  registeredAt: AT,
  expiresAt: '2027-11-17T09:12:00.000Z',
  renewsItself: false,
  renewal: usd(1499),
  mailboxes: [`maya@${domain}`],
  hasCredentials: true,
  ...changed,
});
