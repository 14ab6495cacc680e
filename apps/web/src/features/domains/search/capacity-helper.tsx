import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from '../shared/parts.module.css';
import { useCapacity } from './use-capacity.ts';
import type { CartState } from './use-cart.ts';

const REST_MS = 300;
const MAILS_MAX = 100_000;

/** How many domains and mailboxes so many mails a day need. */
export function CapacityHelper({ cart: { mailsPerDay, change } }: { cart: CartState }) {
  const { t } = useTranslation('domains');
  const id = useId();
  const wanted = useDebounced(Math.min(MAILS_MAX, Math.max(1, Math.round(Number(mailsPerDay)) || 1)), REST_MS);
  const capacity = useCapacity(wanted);
  const dates = useDates();
  return (
    <Stack gap={2}>
      <label htmlFor={id} className="medium">
        {t('capacity.question')}
      </label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        placeholder={t('capacity.placeholder')}
        value={mailsPerDay}
        onChange={({ target }) => change({ mailsPerDay: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
      />
      {mailsPerDay !== '' && capacity && (
        <p className="secondary" role="status">
          {t('capacity.answer', {
            mailboxes: t('count.mailboxes', { count: capacity.mailboxes, number: formatNumber(capacity.mailboxes) }),
            domains: t('count.domains', { count: capacity.domains, number: formatNumber(capacity.domains) }),
            each: formatNumber(capacity.perMailboxADay),
            day: dates.date(capacity.readyAt),
            monthly: showMoney(capacity.monthly),
          })}{' '}
          {t('capacity.now', { now: formatNumber(capacity.nowADay) })}
        </p>
      )}
    </Stack>
  );
}

/** What the mailboxes in the cart will send, by the planner that sends. */
export function CartCapacity({ cart: { mailboxCount } }: { cart: CartState }) {
  const { t } = useTranslation('domains');
  const capacity = useCapacity();
  const dates = useDates();
  if (!capacity || mailboxCount === 0) return null;
  return (
    <Note>
      {t('capacity.advice', { count: capacity.mailboxesPerDomain })}{' '}
      {t('capacity.cart', {
        mailboxes: t('count.mailboxes', { count: mailboxCount, number: formatNumber(mailboxCount) }),
        mails: formatNumber(mailboxCount * capacity.perMailboxADay),
        day: dates.day(capacity.readyAt),
      })}
    </Note>
  );
}
