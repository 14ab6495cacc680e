import { ORDER_STEPS, skippedSteps } from '@outrider/domain-orders/order-steps';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { stepKey } from '../order/step-states.ts';
import styles from './quote.module.css';

type QuoteStep = Exclude<(typeof ORDER_STEPS)[number], 'ordered'>;

/** Those still to come; a name without mailboxes is ready with its money. */
function stepsOf({ kind, dueNow, domains }: Quote) {
  const mailboxes = domains.reduce((count, each) => count + each.mailboxes.length, 0);
  const skipped = skippedSteps({ kind, isPaid: dueNow.amount > 0, mailboxes });
  return ORDER_STEPS.filter((step): step is QuoteStep => step !== 'ordered')
    .filter((step) => !skipped.has(step))
    .filter((step) => step !== 'ready' || !skipped.has('mailboxesCreated'));
}

function hintKey(step: QuoteStep, kind: Quote['kind']) {
  if (kind === 'renewal' && step === 'registered') return 'quote.step.renewed';
  // Where no name is registered, only the mailboxes are paid for.
  if (step === 'captured' && (kind === 'existing' || kind === 'warmed')) return 'quote.step.capturedMailboxes';
  return `quote.step.${step}` as const;
}

/** A warmed-up domain is paid by the month and stays registered where it is. */
const promisesOf = (kind: Quote['kind']) =>
  ['never', 'givenBack', kind === 'warmed' ? 'credentials' : 'yours'] as const;

export function QuoteSteps({ quote }: { quote: Quote }) {
  const { t } = useTranslation('domains');
  const { kind, readyAt } = quote;
  const dates = useDates();
  return (
    <Stack gap={4}>
      <Text as="h2" size={16} weight={600} leading={24}>
        {t('quote.after')}
      </Text>
      <Grid as="ol" gap={4} className={styles.steps}>
        {stepsOf(quote).map((step) => (
          <li key={step}>
            <Stack gap={0}>
              <Row minWidth={0} spread align="baseline">
                <span className="medium">{t(stepKey(step, kind))}</span>
                {step === 'ready' && readyAt !== null && (
                  <span className="muted small">{t('quote.atBest', { day: dates.day(readyAt) })}</span>
                )}
              </Row>
              <span className="muted small">{t(hintKey(step, kind))}</span>
            </Stack>
          </li>
        ))}
      </Grid>
      <Stack as="ul" gap={2} className={styles.promises}>
        {promisesOf(kind).map((promise) => (
          <Row minWidth={0} key={promise} as="li" gap={2} align="start">
            <Check size={16} aria-hidden className="green" />
            {t(`quote.promise.${promise}`)}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

const RECORDS = ['mx', 'spf', 'dkim', 'dmarc'] as const;

/** What stands in the zone of each domain afterwards. */
export function QuoteRecords() {
  const { t } = useTranslation('domains');
  return (
    <Row minWidth={0} as="ul" wraps gap={2}>
      {RECORDS.map((record) => (
        <Row
          key={record}
          as="li"
          inline
          gap={1.5}
          minHeight={28}
          pad="0 2.5"
          border="all"
          borderTone="strong"
          rounded
          size={12}
        >
          <Check size={12} aria-hidden />
          {t(`purpose.${record}`)}
        </Row>
      ))}
    </Row>
  );
}
