import { useTranslation } from 'react-i18next';
import type { Order } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { useCardWords } from '../shared/use-card-words.ts';
import { countDone } from './step-states.ts';

/** The money of an order in words: what was taken, out of what may be taken. */
export function useMoneyWords({ total, captured, givenBack, card, items, state }: Order) {
  const { t } = useTranslation('domains');
  const cardWords = useCardWords();
  const paidWith = card ? cardWords(card) : '';
  const isAuthorised = countDone(items, 'authorised') > 0 && state !== 'cancelled';
  const released = items.some(({ givenBackAs }) => givenBackAs === 'released');
  const refunded = items.some(({ givenBackAs }) => givenBackAs === 'refunded');
  const as = refunded ? (released ? 'both' : 'refunded') : 'released';
  return {
    captured: showMoney(captured),
    ofTotal: [t(isAuthorised ? 'order.ofAuthorised' : 'order.ofTotal', { sum: showMoney(total) }), paidWith]
      .filter((words) => words !== '')
      .join(t('comma')),
    givenBack: showMoney(givenBack),
    givenBackAs: givenBack.amount === 0 ? t('order.nothingBack') : t(`order.back.${as}`),
  };
}

/** The step that makes a domain the buyer's. */
const HAD_BY = {
  new: { step: 'registered', words: 'order.ofRegistered' },
  renewal: { step: 'registered', words: 'order.ofRenewed' },
  existing: { step: 'dnsPublished', words: 'order.ofPublished' },
  warmed: { step: 'mailboxesCreated', words: 'order.ofHandedOver' },
} as const;

export function OrderNumbers({ order }: { order: Order }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const money = useMoneyWords(order);
  const { items, readyAt, kind } = order;
  const failed = items.filter(({ failedFor }) => failedFor !== null).length;
  const mailboxes = items.filter(({ failedFor }) => failedFor === null).flatMap((item) => item.mailboxes).length;
  const made = items
    .filter(({ steps }) => steps.some(({ step, doneAt }) => step === 'mailboxesCreated' && doneAt !== null))
    .flatMap((item) => item.mailboxes).length;
  const { step, words } = HAD_BY[kind];
  return (
    <StatStrip label={t('order.numbers')}>
      <Stat name={t('order.captured')} value={money.captured} below={money.ofTotal} />
      <Stat name={t('order.givenBack')} value={money.givenBack} below={money.givenBackAs} />
      <Stat
        name={t('order.domains')}
        value={
          <>
            {formatNumber(countDone(items, step))} <small>{t(words, { total: formatNumber(items.length) })}</small>
          </>
        }
        below={failed > 0 ? t('order.couldNot', { count: failed, number: formatNumber(failed) }) : ''}
      />
      {mailboxes > 0 && (
        <Stat
          name={t('order.mailboxes')}
          value={
            <>
              {formatNumber(made)} <small>{t('order.ofMade', { total: formatNumber(mailboxes) })}</small>
            </>
          }
        />
      )}
      {readyAt !== null && <Stat name={t('order.readyAtBest')} value={dates.day(readyAt)} />}
    </StatStrip>
  );
}
