import { describe, expect, test } from 'vitest';
import { judgeGuardRails, retryAfter } from './guard-rails.ts';
import { consequenceOf } from './stops.ts';

const NEVER = { onCompanyReply: false, onClick: false };
const ALWAYS = { onCompanyReply: true, onClick: true };

describe('what comes back', () => {
  test('a human reply always stops the lead, and its company by choice', () => {
    expect(consequenceOf({ kind: 'humanReply' }, NEVER)).toMatchObject({
      act: 'stop',
      whom: 'lead',
      alsoCompany: false,
    });
    expect(consequenceOf({ kind: 'humanReply' }, ALWAYS)).toMatchObject({ act: 'stop', alsoCompany: true });
  });

  test('an automatic reply changes nothing', () => {
    expect(consequenceOf({ kind: 'autoReply' }, ALWAYS)).toEqual({ act: 'none' });
  });

  test('a person who is away is left alone everywhere until they are back, or for a week', () => {
    expect(consequenceOf({ kind: 'outOfOffice', returnDay: '2026-11-30' }, NEVER)).toEqual({
      act: 'hold',
      whom: 'person',
      until: { day: '2026-11-30' },
    });
    expect(consequenceOf({ kind: 'outOfOffice', returnDay: null }, NEVER)).toMatchObject({ until: { afterDays: 7 } });
  });

  test.each([
    [{ kind: 'complaint' }, 'complained'],
    [{ kind: 'optOut' }, 'optedOut'],
    [{ kind: 'suppressed' }, 'suppressed'],
    [{ kind: 'bounce', isAddressBad: true }, 'bounced'],
  ] as const)('%j stops the person in every campaign', (incident, reason) => {
    expect(consequenceOf(incident, NEVER)).toMatchObject({ act: 'stop', whom: 'person', reason });
  });

  test('a bounce that is not about the address stops this lead only', () => {
    expect(consequenceOf({ kind: 'bounce', isAddressBad: false }, NEVER)).toMatchObject({ whom: 'lead' });
  });

  test('a click stops by choice', () => {
    expect(consequenceOf({ kind: 'click' }, NEVER)).toEqual({ act: 'none' });
    expect(consequenceOf({ kind: 'click' }, ALWAYS)).toMatchObject({ act: 'stop', reason: 'clicked' });
  });
});

describe('guard-rails', () => {
  const none = { sent: 0, bounced: 0, complained: 0 };
  const judge = (sent: number, bounced: number, complained = 0, accepted = none) =>
    judgeGuardRails({ sent, bounced, complained, accepted });

  test('trip at two bounces in a hundred, from twenty mails on', () => {
    expect(judge(19, 5)).toBeUndefined();
    expect(judge(20, 1)).toMatchObject({ rule: 'bounces', count: 1, share: 0.05 });
    expect(judge(100, 1)).toBeUndefined();
    expect(judge(100, 2)).toMatchObject({ rule: 'bounces', max: 0.02 });
  });

  test('trip at one complaint in a thousand', () => {
    expect(judge(1_001, 0, 1)).toBeUndefined();
    expect(judge(1_000, 0, 1)).toMatchObject({ rule: 'complaints' });
  });

  test('do not trip again for what was there when a user said go on', () => {
    const accepted = { sent: 100, bounced: 2, complained: 0 };
    expect(judge(110, 2, 0, accepted)).toBeUndefined();
    expect(judge(110, 3, 0, accepted)).toMatchObject({ rule: 'bounces', count: 3 });
  });
});

test('a mail that was put off is tried again after 5 and 15 minutes, 1 and 4 hours, and then given up', () => {
  expect([1, 2, 3, 4, 5].map(retryAfter)).toEqual([300_000, 900_000, 3_600_000, 14_400_000, undefined]);
});
