import { useTranslation } from 'react-i18next';
import type { Order, OrderItem, OrderStep } from '../../../api/domains.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { ItemWords } from './item-words.tsx';
import styles from './order.module.css';
import { StepMark } from './step-mark.tsx';
import { isOver, type StepState, stepKey, stepStates } from './step-states.ts';

/** Steps that no domain of this order passes are not shown. */
const stepsOf = ({ items }: Order) =>
  (items[0]?.steps ?? [])
    .map(({ step }) => step)
    .filter((step) => items.some((item) => item.steps.some((each) => each.step === step && !each.isSkipped)));

/** When a step was done, or how it stands. */
function useStepWords(order: Order) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return (item: OrderItem, { step, doneAt, state }: { step: OrderStep; doneAt: string | null; state: StepState }) => {
    if (doneAt !== null) return dates.since(doneAt);
    if (state === 'failed') return t(item.givenBackAs === null ? 'order.failed' : `order.was.${item.givenBackAs}`);
    if (state === 'now' || state === 'waits') return t(`order.mark.${state}`);
    if (state === 'skipped') return t('order.mark.skipped');
    return step === 'ready' && order.readyAt !== null && item.failedFor === null ? dates.day(order.readyAt) : '';
  };
}

/** Every domain on its way, side by side with the others. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('domains');
  const wordsOf = useStepWords(order);
  const steps = stepsOf(order);
  return (
    <table className={styles.timeline} aria-label={t('order.timeline')}>
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{t('search.domain')}</span>
          </th>
          {steps.map((step) => (
            <th key={step}>{t(stepKey(step, order.kind))}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.domain}>
            <th scope="row">
              <ItemWords item={item} />
            </th>
            {stepStates(item, isOver(order))
              .filter(({ step }) => steps.includes(step))
              .map((each) => (
                <td key={each.step} data-state={each.state}>
                  <StepMark state={each.state} />
                  <span className="small numbers">{wordsOf(item, each)}</span>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One domain on its way, from top to bottom. */
export function PhoneTimeline({ order, item }: { order: Order; item: OrderItem }) {
  const { t } = useTranslation('domains');
  const wordsOf = useStepWords(order);
  return (
    <Stack gap={3}>
      <ItemWords item={item} />
      <ol className={styles.upright}>
        {stepStates(item, isOver(order))
          .filter(({ state }) => state !== 'skipped')
          .map((each) => (
            <Grid
              as="li"
              relative
              columns="24px minmax(0, 1fr)"
              gap={3}
              minHeight={40}
              key={each.step}
              data-state={each.state}
            >
              <StepMark state={each.state} />
              <Row minWidth={0} spread self="start" minHeight={24}>
                <span className={each.state === 'open' ? 'muted' : ''}>{t(stepKey(each.step, order.kind))}</span>
                <span className="muted small numbers">{wordsOf(item, each)}</span>
              </Row>
            </Grid>
          ))}
      </ol>
    </Stack>
  );
}
