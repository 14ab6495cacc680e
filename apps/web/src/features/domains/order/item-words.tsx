import { useTranslation } from 'react-i18next';
import type { OrderItem } from '../../../api/domains.ts';
import { showMoney } from '../../../platform/money.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import parts from '../shared/parts.module.css';
import { useOrderWords } from './use-order-words.ts';

/** What a domain waits for, or why it ended, in one or two lines. */
export function ItemWords({ item }: { item: OrderItem }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const said = useOrderWords();
  const { domain, failedFor, waiting, givenBack, givenBackAs, step } = item;
  const back = givenBack && givenBackAs ? t(`order.${givenBackAs}`, { sum: showMoney(givenBack) }) : undefined;
  return (
    <Stack gap={0}>
      <span className={failedFor === null ? 'strong ellipsis' : `strong ellipsis ${parts.struck}`} title={domain}>
        {domain}
      </span>
      {failedFor !== null && (
        <Text tone="red" className="small">
          {[said(failedFor), back].filter((words) => words !== undefined && words !== '').join(' ')}
        </Text>
      )}
      {failedFor === null && waiting && (
        <span className={`small ${waiting.tries > 1 ? 'amber' : 'muted'}`}>
          {[
            // Why a payment waits is said at the top of the page.
            waiting.words === '' || waiting.for === 'payment'
              ? t(`order.waiting.${waiting.for}`)
              : t('order.waitingWords', {
                  reason: t(`order.waiting.${waiting.for}`),
                  // The sentence goes on with when it is looked at next.
                  words: said(waiting.words).replace(/\.$/, ''),
                }),
            ...(waiting.nextTryAt === null ? [] : [t('order.nextTry', { time: dates.since(waiting.nextTryAt) })]),
          ].join(t('comma'))}
        </span>
      )}
      {failedFor === null && !waiting && <span className="muted small">{t(`order.at.${step}`)}</span>}
    </Stack>
  );
}
