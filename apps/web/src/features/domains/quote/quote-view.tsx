import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Grid, Panel, Row, Stack } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import styles from './quote.module.css';
import { QuoteAddress } from './quote-address.tsx';
import { QuoteLines, QuoteTotals } from './quote-lines.tsx';
import { QuoteMailboxes } from './quote-mailboxes.tsx';
import { QuotePdf } from './quote-pdf.tsx';
import { QuoteRecords } from './quote-steps.tsx';
import type { QuoteState } from './use-quote.ts';

function wordsOf(t: TFunction<'domains'>, { domains }: Quote): string {
  const mailboxes = domains.reduce((count, each) => count + each.mailboxes.length, 0);
  const ofDomains = t('count.domains', { count: domains.length, number: formatNumber(domains.length) });
  return mailboxes === 0
    ? ofDomains
    : t('quote.with', {
        domains: ofDomains,
        mailboxes: t('count.mailboxes', { count: mailboxes, number: formatNumber(mailboxes) }),
      });
}

/** What is bought, for how much; or why it cannot be shown. */
export function QuoteView({ state, onEditAddress }: { state: QuoteState; onEditAddress: () => void }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const isLate = useLater(true);
  const { quote, error } = state;
  if (error && !quote) {
    return (
      <RetryNote query={{ error, isFetching: state.isFetching, refetch: state.retry }} retry={t('retry')} isTall />
    );
  }
  if (!quote) return <div aria-busy>{isLate && <p className="muted">{t('waiting')}</p>}</div>;
  const canChange = quote.orderId === null && !state.isQuoting;
  return (
    <Stack gap={4}>
      <Panel as="section" aria-label={t('quote.title')}>
        <Grid as="header" gap={0.5} pad="4 5" className={styles.head}>
          <Row minWidth={0} spread>
            <h2>{wordsOf(t, quote)}</h2>
            <QuotePdf quote={quote} />
          </Row>
          <QuoteAddress state={state} onEdit={onEditAddress} />
          <span className="muted small">{t('quote.made', { moment: dates.moment(quote.madeAt) })}</span>
        </Grid>
        <QuoteLines quote={quote} />
        <Box pad="4 5">
          <QuoteTotals quote={quote} />
        </Box>
      </Panel>
      <QuoteMailboxes quote={quote} {...(canChange && { onChange: state.requote })} />
      {quote.kind === 'new' && quote.domains.some(({ mailboxes }) => mailboxes.length > 0) && (
        <Card title={t('quote.publish')} beside={t('quote.publishHint')}>
          <Box pad="3 4">
            <QuoteRecords />
          </Box>
        </Card>
      )}
    </Stack>
  );
}
