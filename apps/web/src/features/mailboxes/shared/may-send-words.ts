import type { Account } from '@outrider/contract/mailboxes/account';
import { maySend } from '@outrider/send-planner/may-send';
import type { TFunction } from 'i18next';

type Facts = Pick<Account, 'status' | 'warmup' | 'capToday'>;
type Words = {
  t: TFunction<'accounts'>;
  calendarDay: (isoDay: string) => string;
  /** When it can be ready at best, where that is known. */
  readyAtBest: string | null | undefined;
  /** Of the warm-up pool, where that is known. */
  partners?: { now: number; needed: number } | undefined;
};

/** When campaigns may send from a mailbox, in the one sentence that says it everywhere. */
export function maySendWords(account: Facts, { t, calendarDay, readyAtBest, partners }: Words): string {
  const allowed = maySend(account);
  if (!('today' in allowed)) return t(`maySend.${allowed.kind}`);
  const { kind, today } = allowed;
  if (kind === 'full') return t('maySend.full', { today });
  if (partners && partners.now < partners.needed) return t('maySend.fewPartners', { today, ...partners });
  return readyAtBest ? t('maySend.few', { today, day: calendarDay(readyAtBest) }) : t('maySend.fewOpen', { today });
}
