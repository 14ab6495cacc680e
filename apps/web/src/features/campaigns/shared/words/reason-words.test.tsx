// @vitest-environment jsdom
import { reason as reasons, type WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { FIXES } from '@outrider/send-planner/reasons';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import words from '../../../../i18n/en/campaign-words.json' with { type: 'json' };
import campaigns from '../../../../i18n/en/campaigns.json' with { type: 'json' };
import { DatesAs } from '../../../../ui/dates.tsx';
import { show, standInForBrowser } from '../../testing.tsx';
import { type Tellable, useReasonWords } from './reason-words.ts';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Said = ({ waitReason }: { waitReason: Tellable }) => {
  const { sentence, name } = useReasonWords();
  return (
    <p data-testid="said">
      {sentence(waitReason)} ({name(waitReason)})
    </p>
  );
};

async function said(waitReason: Tellable): Promise<string> {
  await show(
    <DatesAs dateFormat="MMM DD, YYYY" timeZone="Europe/Berlin">
      <Said waitReason={waitReason} />
    </DatesAs>,
  );
  return (await screen.findByTestId('said')).textContent ?? '';
}

test('every reason the planner knows has a name and a sentence, and every remedy a name', () => {
  const texts: Record<string, { name?: string; text?: string }> = words.reasons;
  for (const reason of reasons.options) {
    expect(texts[reason]?.name, reason).toBeTruthy();
    expect(texts[reason]?.text, reason).toBeTruthy();
  }
  expect(Object.keys(texts).toSorted()).toEqual(reasons.options.toSorted());
  expect(Object.keys(campaigns.fixes).toSorted()).toEqual([...FIXES].toSorted());
});

describe('a sentence names its figures', () => {
  const cases: [Tellable, string][] = [
    [
      { reason: 'gap', values: { mailboxes: 4, from: 10, to: 15 } },
      'All 4 mailboxes are within their 10–15 minute gap (gap)',
    ],
    [
      { reason: 'gap', values: { email: 'a@b.test', minutes: 12, sentAt: '2026-11-17T09:35:00.000Z' } },
      'Waiting for the gap, sent 10:35, gap 12 min (gap)',
    ],
    [
      { reason: 'outsideHours', until: '2026-11-17T10:00:00.000Z', values: { zone: 'Europe/London' } },
      'Sending hours start at 10:00 in London (outside sending hours)',
    ],
    [
      { reason: 'beforeStart', until: '2026-11-18T15:00:00.000Z', values: { zone: 'America/Chicago' } },
      'Starts Nov 18 at 09:00 in Chicago (starts later)',
    ],
    [
      { reason: 'delay', until: '2026-11-18T08:00:00.000Z', values: { round: 0, count: 0, unit: 'day' } },
      'Round 1 is due Nov 18, 09:00 (delay)',
    ],
    [{ reason: 'delay', round: 1, values: { count: 3, unit: 'day' } }, 'Round 2 waits 3 days after Round 1 (delay)'],
    [
      { reason: 'guardRail', values: { rule: 'bounces', count: 7, sent: 286 } },
      'Bounce guardrail: 7 of 286 bounced, limit 2% from 20 on (guardrail)',
    ],
    [
      { reason: 'guardRail', values: { rule: 'complaints', count: 1, sent: 400, limit: 0.001 } },
      'Complaint guardrail: 1 of 400 reported as spam, limit 0.1% from 20 on (guardrail)',
    ],
    [
      { reason: 'mailboxRamp', values: { used: 5, limit: 5, cap: 100, kept: 95, holds: 'warmup' } },
      'Warming up, 5 of 5 sent today; its full cap is 100 (new mailbox)',
    ],
    [
      { reason: 'mailboxRamp', values: { used: 5, limit: 5, cap: 100, kept: 95 } },
      'New mailbox, 5 of 5 sent today; its full cap is 100 (new mailbox)',
    ],
    [
      { reason: 'mailboxCap', values: { used: 90, limit: 90, cap: 100, kept: 10 } },
      'The mailbox cap is reached, 90 of 100 sent and 10 reserved for replies (mailbox cap)',
    ],
    [
      { reason: 'domainLimit', values: { used: 2, limit: 2, company: 'ostseelinie.test' } },
      '2 people at ostseelinie.test were emailed today (company limit)',
    ],
    [{ reason: 'domainLimit', values: { limit: 2 } }, '2 people at the company were emailed today (company limit)'],
    [
      { reason: 'missingVariable', values: { variable: 'carrierCount' } },
      '{{carrierCount}} is empty, no default (missing variable)',
    ],
    [
      { reason: 'unverified', values: { category: 'UNKNOWN' } },
      'Unknown address, cannot be confirmed (unknown address)',
    ],
    [
      { reason: 'providerLimit', values: { used: 30, limit: 30, provider: 'microsoft' } },
      'The daily limit of 30 for Microsoft is reached (provider limit)',
    ],
  ];
  test.each(cases)('%j is said as %s', async (waitReason, words) => {
    expect(await said(waitReason)).toBe(words);
  });
});

test('a figure that is missing leaves no hole in the sentence', async () => {
  for (const reason of reasons.options) {
    const waitReason: Pick<WaitReason, 'reason' | 'values'> = { reason, values: {} };
    expect(await said(waitReason), reason).not.toMatch(/\{\{|undefined| {2}|^\s|: \(/);
    cleanup();
  }
});
