/** The steps of one domain; an order passes them domain by domain. Existing domains and renewals leave some out. */
export const ORDER_STEPS = [
  'ordered',
  'authorised',
  'registered',
  'captured',
  'dnsPublished',
  'mailboxesCreated',
  'warming',
  'ready',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export type OrderKind = 'new' | 'existing' | 'warmed' | 'renewal';

/** What no order of a kind passes through. A renewal registers again, and has nothing to set up. */
const LEFT_OUT: Record<OrderKind, readonly OrderStep[]> = {
  new: [],
  existing: ['registered'],
  warmed: ['registered', 'dnsPublished', 'warming'],
  renewal: ['dnsPublished', 'mailboxesCreated', 'warming'],
};

type Course = { kind: OrderKind; isPaid: boolean; mailboxes: number };

/** The steps a domain leaves out. What costs nothing needs no card; a name without mailboxes has nothing to warm up. */
export function skippedSteps({ kind, isPaid, mailboxes }: Course): ReadonlySet<OrderStep> {
  const unpaid: OrderStep[] = isPaid ? [] : ['authorised', 'captured'];
  const bare: OrderStep[] = mailboxes > 0 || kind === 'warmed' ? [] : ['mailboxesCreated', 'warming'];
  const nothingToPublish: OrderStep[] = mailboxes === 0 && kind === 'new' ? ['dnsPublished'] : [];
  return new Set([...LEFT_OUT[kind], ...unpaid, ...bare, ...nothingToPublish]);
}

/** What comes after a step; nothing after the last. */
export function stepAfter(done: OrderStep, skipped: ReadonlySet<OrderStep>): OrderStep | undefined {
  return ORDER_STEPS.slice(ORDER_STEPS.indexOf(done) + 1).find((step) => !skipped.has(step));
}

export const hasPassed = (done: OrderStep, step: OrderStep): boolean =>
  ORDER_STEPS.indexOf(done) >= ORDER_STEPS.indexOf(step);
