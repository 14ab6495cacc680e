import type { BillLine } from '@outrider/contract/billing/plans';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { SumLine } from '../shared/sum-line.tsx';
import styles from './quote.module.css';

/** What each line is for, without its sum. */
function useLineWords() {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return (line: BillLine) => {
    const { kind, of, from, until } = line;
    const name = kind === 'domain' || kind === 'renewal' || kind === 'warmedDomain' || kind === 'tax' ? of : '';
    const what = name === '' ? t(`quote.line.${kind}`) : name;
    const kindWords = kind === 'renewal' || kind === 'warmedDomain' ? t(`quote.line.${kind}`) : '';
    // A customer without a monthly bill gets the first one with the mailboxes.
    const isMonthly = kind === 'mailboxes' || kind === 'warmedDomain';
    if (isMonthly && line.amount === 0) return { what, below: t('quote.onTheBill') };
    const time =
      from !== null && until !== null
        ? t('quote.fromTo', { from: dates.date(from), until: dates.date(until) })
        : until !== null
          ? t('quote.until', { until: dates.date(until) })
          : '';
    return { what, below: [kindWords, time].filter((words) => words !== '').join(t('comma')) };
  };
}

/** Line by line, as it will be charged. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation('domains');
  const wordsOf = useLineWords();
  const { lines, dueNow } = quote;
  const moneyOf = (amount: number) => showMoney({ amount, currency: dueNow.currency });
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>{t('quote.what')}</th>
          <Text as="th" narrow={{ hidden: true }}>
            {t('quote.count')}
          </Text>
          <Text as="th" narrow={{ hidden: true }}>
            {t('quote.each')}
          </Text>
          <th>{t('quote.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { what, below } = wordsOf(line);
          return (
            <tr key={`${line.kind} ${line.of}`}>
              <td>
                <span className="medium">{what}</span> <span className="muted small">{below}</span>
              </td>
              <Text as="td" narrow={{ hidden: true }}>
                {formatNumber(line.count)}
              </Text>
              <Text as="td" narrow={{ hidden: true }} className="muted">
                {moneyOf(line.each)}
              </Text>
              <td className="medium">{moneyOf(line.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What is due now, each month, and in a year. */
export function QuoteTotals({ quote: { dueNow, monthly, monthlyFrom, renewal } }: { quote: Quote }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return (
    <Stack gap={1}>
      <SumLine isTotal sum={showMoney(dueNow)}>
        {t('quote.today')}
      </SumLine>
      {monthly.amount > 0 && (
        <SumLine isQuiet sum={showMoney(monthly)}>
          {monthlyFrom === null || dates.isToday(monthlyFrom)
            ? t('quote.eachMonth')
            : t('quote.monthlyFrom', { day: dates.date(monthlyFrom) })}
        </SumLine>
      )}
      {renewal && (
        <SumLine isQuiet sum={showMoney(renewal.total)}>
          {t('quote.ifRenewed', { day: dates.date(renewal.at) })}
        </SumLine>
      )}
    </Stack>
  );
}
