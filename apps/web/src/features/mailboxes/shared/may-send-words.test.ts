// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { maySendWords } from './may-send-words.ts';

test('what campaigns may send leaves out what is kept for replies, and says what keeps a mailbox below its own cap', async () => {
  await startI18n();
  await i18n.changeLanguage('en');
  await i18n.loadNamespaces(['accounts']);
  const t = i18n.getFixedT('en', 'accounts');
  const words = (state: 'off' | 'warming', capToday: number, partners?: { now: number; needed: number }) =>
    maySendWords(
      { status: 'active', warmup: { state, reason: 'none', since: '', day: 3, ofDays: 21, spark: [] }, capToday },
      { t, calendarDay: (day) => day, readyAtBest: partners && partners.now < 8 ? null : '2026-12-16', partners },
    );
  expect(words('off', 100)).toBe('Campaigns can send 90 a day from it.');
  expect(words('warming', 10, { now: 2, needed: 8 })).toBe(
    'Campaigns can send 9 a day from it while it warms up. The full cap applies once the pool has 8 partners (now 2), or if warm-up is turned off.',
  );
  expect(words('warming', 10, { now: 9, needed: 8 })).toMatch(/Full cap from 2026-12-16 at the earliest/);
});
