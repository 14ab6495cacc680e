import { campaignShare } from '@outrider/send-planner/ramp';
import type { Day } from '@outrider/warmup-planner/days';
import { lastSendingDay } from '@outrider/warmup-planner/readiness';
import { PARTNERS_WANTED } from '@outrider/warmup-planner/rules';

/** More at one domain make it known sooner than it is trusted; three is the most that is advised. */
export const MAILBOXES_PER_DOMAIN_SAFE = 2;

type Wanted = { mailsPerDay: number; dailyCap: number; today: Day };

/** What so many campaign mails a day take, by the rules that mailboxes send by, and the day new ones are warmed up at best. */
export function planCapacity({ mailsPerDay, dailyCap, today }: Wanted) {
  const perMailboxADay = campaignShare(dailyCap);
  const mailboxes = Math.ceil(mailsPerDay / perMailboxADay);
  return {
    perMailboxADay,
    mailboxes,
    mailboxesPerDomain: MAILBOXES_PER_DOMAIN_SAFE,
    domains: Math.ceil(mailboxes / MAILBOXES_PER_DOMAIN_SAFE),
    readyOn: warmedUpOn(today),
  };
}

/** Of a domain that is registered today: a young one is distrusted longer. */
export const warmedUpOn = (today: Day): Day =>
  lastSendingDay({ tallies: [], today, partners: PARTNERS_WANTED, domainSince: today, startedOn: today });
