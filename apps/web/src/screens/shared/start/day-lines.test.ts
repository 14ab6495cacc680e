import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';
import { expect, test } from 'vitest';
import { dayLines, spanOf } from './day-lines.ts';

const event = (kind: CampaignEvent['kind'], leadId: string, at: string, mailbox = ''): CampaignEvent => ({
  id: `${kind} ${leadId}`,
  at,
  kind,
  leadId,
  name: '',
  email: '',
  round: 0,
  variant: 'a',
  mailbox,
  verdict: '',
  words: '',
});

test('each mailbox has its mails of the day with what became of them, then those that are still to go', () => {
  const lines = dayLines(
    [
      event('replied', '1', '2026-11-17T10:20:00Z'),
      event('bounced', '2', '2026-11-17T10:10:00Z'),
      event('sent', '2', '2026-11-17T10:05:00Z', 'maya@practice.test'),
      event('sent', '1', '2026-11-17T10:00:00Z', 'maya@practice.test'),
      event('sent', '3', '2026-11-17T10:02:00Z', 'jonas@practice.test'),
    ],
    [{ at: '2026-11-17T11:30:00Z', email: 'jonas@practice.test' }],
  );
  expect(lines.map(({ email, sent, marks }) => [email, sent, marks.map(({ kind }) => kind)])).toEqual([
    ['jonas@practice.test', 1, ['sent', 'planned']],
    ['maya@practice.test', 2, ['bounced', 'answered']],
  ]);
  const span = spanOf(lines, Date.parse('2026-11-17T10:26:00Z'));
  expect(new Date(span.from).toISOString()).toBe('2026-11-17T10:00:00.000Z');
  expect(new Date(span.until).toISOString()).toBe('2026-11-17T14:00:00.000Z');
});
