import type { FirstSteps } from '@outrider/contract/first-steps';
import { expect, test } from 'vitest';
import { shortAddresses } from './short-addresses.ts';
import { isNewcomer, minutesLeft, nextStep, stepsOf } from './steps-of.ts';

const AT = '2026-11-17T09:00:00.000Z';
const nothing: FirstSteps = {
  mailboxes: { count: 0, emails: [], failing: 0, unchecked: 0 },
  contacts: { count: 0, isVerified: false },
  campaign: null,
  launches: 0,
  replies: { count: 0, firstAt: null, answered: 0, next: null },
};
const mailboxes = { count: 3, emails: ['maya@practice.test'], failing: 0, unchecked: 0 };
const draft = {
  campaignId: '7b1f8f1e-9a51-4a52-b0b4-5d8b87b6d001',
  name: 'Freight audit, first try',
  status: 'new' as const,
  rounds: 3,
  createdAt: AT,
  launchedAt: null,
};

test('an empty workspace of the box begins with mailboxes, and each thing that is there leads to the next step', () => {
  const next = (facts: Partial<FirstSteps>, isArriving = false) =>
    nextStep(stepsOf({ ...nothing, ...facts }, 'box', isArriving));
  const contacts = { count: 60, isVerified: true };
  const running = { ...draft, launchedAt: AT, status: 'progressing' as const };
  const answered = { count: 1, firstAt: AT, answered: 1, next: null };
  expect(next({})).toBe('mailboxes');
  expect(next({ mailboxes })).toBe('people');
  expect(next({ mailboxes, contacts }, true)).toBe('people');
  expect(next({ mailboxes, contacts })).toBe('campaign');
  expect(next({ mailboxes, contacts, campaign: draft })).toBe('launch');
  expect(next({ mailboxes, contacts, campaign: running })).toBe('watch');
  expect(next({ mailboxes, contacts, campaign: running, replies: { ...answered, answered: 0 } })).toBe('answer');
  expect(next({ mailboxes, contacts, campaign: running, replies: answered })).toBeUndefined();
});

test('the steps end with the last of them, or with the second launch of a user who left one undone', () => {
  const asked = { count: 4, firstAt: AT, answered: 0, next: null };
  const facts = { ...nothing, mailboxes, contacts: { count: 9, isVerified: true }, replies: asked };
  const campaign = { ...draft, launchedAt: AT };
  expect(isNewcomer({ ...facts, campaign, launches: 1 }, 'box')).toBe(true);
  expect(isNewcomer({ ...facts, campaign, launches: 1, replies: { ...asked, answered: 1 } }, 'box')).toBe(false);
  expect(isNewcomer({ ...facts, campaign, launches: 2 }, 'box')).toBe(false);
});

test('live, records that do not hold stand between the mailbox and the contacts, and what is taken away is to do again', () => {
  const live = (facts: Partial<FirstSteps>) => stepsOf({ ...nothing, ...facts }, 'live');
  expect(live({}).map(({ key }) => key)).toEqual(['mailboxes', 'records', 'people', 'verification', 'launch']);
  expect(nextStep(live({ mailboxes: { ...mailboxes, failing: 1 } }))).toBe('records');
  expect(nextStep(live({ mailboxes: { ...mailboxes, unchecked: 1 } }))).toBe('records');
  expect(nextStep(live({ mailboxes }))).toBe('people');
  expect(nextStep(live({ contacts: { count: 5, isVerified: true } }))).toBe('mailboxes');
});

test('addresses of one domain are named without saying it three times', () => {
  expect(shortAddresses(['maya@practice.test', 'jonas@practice.test'])).toBe('maya@, jonas@practice.test');
  expect(shortAddresses(['maya@practice.test', 'jonas@else.test'])).toBe('maya@practice.test, jonas@else.test');
  expect(shortAddresses(['maya@practice.test'])).toBe('maya@practice.test');
});

test('the time that is left is that of the steps that are not done', () => {
  expect(minutesLeft(stepsOf(nothing, 'box'))).toBe(5);
  expect(minutesLeft(stepsOf({ ...nothing, mailboxes }, 'box'))).toBe(4);
});
