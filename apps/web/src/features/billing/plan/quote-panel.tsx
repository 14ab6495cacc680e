import * as billingErrors from '@outrider/contract/errors/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type Billing,
  changeCardMutation,
  confirmMutation,
  type Interval,
  type PlanKey,
  type PlanQuote,
  quoteQuery,
  refreshAfterPurchase,
} from '../../../api/billing.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { formatCountdown } from '../../../platform/time/format-time.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { BillLines } from '../../../ui/bill-lines.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { cardName } from '../shared/card-name.ts';
import { DoesNotFit } from './does-not-fit.tsx';
import styles from './plan.module.css';

type QuotePanelProps = {
  plan: PlanKey;
  interval: Interval;
  card: Billing['card'];
  /** The card processor has a page for it. */
  onLeave: (url: string) => void;
  /** Nothing more is to be paid; what comes later has no purchase to look at yet. */
  onDone: (purchaseId: string | undefined) => void;
};

/** What the change costs now and later; nothing is bought before the button. */
export function QuotePanel({ plan, interval, card, onLeave, onDone }: QuotePanelProps) {
  const { t } = useTranslation('billing');
  const quote = useQuery(quoteQuery(plan, interval));
  const isLate = useLater(quote.isPending);
  return (
    <Box
      as="section"
      pad={5}
      rounded
      surface="inset"
      className={styles.quote}
      aria-label={t('quote.label')}
      aria-busy={quote.isPending}
    >
      {isLate && <Spinner />}
      {quote.error && (
        <Note
          tone="red"
          action={
            <Button small busy={quote.isFetching} onClick={() => void quote.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {quote.error.message}
        </Note>
      )}
      {quote.data && !quote.error && (
        <Quoted
          quote={quote.data}
          plan={plan}
          card={card}
          isRenewing={quote.isFetching}
          onRenew={() => void quote.refetch()}
          onLeave={onLeave}
          onDone={onDone}
        />
      )}
    </Box>
  );
}

type QuotedProps = Pick<QuotePanelProps, 'plan' | 'card' | 'onLeave' | 'onDone'> & {
  quote: PlanQuote;
  isRenewing: boolean;
  onRenew: () => void;
};

const isExpired = (error: Error | null) => error instanceof ApiError && error.code === billingErrors.quoteExpired.code;

function Quoted({ quote, plan, card, isRenewing, onRenew, onLeave, onDone }: QuotedProps) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const secondsLeft = useSecondsUntil(Date.parse(quote.expiresAt), nowMs);
  const confirm = useMutation({
    ...confirmMutation,
    onSuccess: (answer) => {
      if (answer.kind === 'checkout') return onLeave(answer.url);
      void refreshAfterPurchase();
      onDone(quote.isNow ? answer.purchaseId : undefined);
    },
  });
  const otherCard = useMutation({ ...changeCardMutation, onSuccess: ({ url }) => onLeave(url) });
  const isOver = secondsLeft === 0 || isExpired(confirm.error);
  const name = planName(plan);
  const { dueNow, nextBill, isNow, takesEffectAt } = quote;
  const renew = () => {
    confirm.reset();
    onRenew();
  };
  return (
    <Stack gap={4}>
      <Row minWidth={0} spread align="baseline" wraps>
        <h2>{isNow ? t('quote.today', { plan: name }) : t('quote.on', { plan: name, date: date(takesEffectAt) })}</h2>
        <span className="muted small numbers">
          {isOver ? t('quote.over') : t('quote.holds', { left: formatCountdown(secondsLeft) })}
        </span>
      </Row>
      <BillLines label={t('quote.lines')} lines={quote.lines} total={{ name: t('quote.due'), money: dueNow }} />
      {nextBill && (
        <p className="muted small">
          {t(`quote.then.${nextBill.interval}`, { price: showMoney(nextBill.total), date: date(nextBill.at) })}
        </p>
      )}
      <DoesNotFit parts={quote.doesNotFit} plan={name} />
      {confirm.error && !isOver && <Note tone="red">{confirm.error.message}</Note>}
      {isOver ? (
        <Button large primary block busy={isRenewing} onClick={renew}>
          {t('quote.renew')}
        </Button>
      ) : (
        <Button
          large
          primary
          block
          busy={confirm.isPending || confirm.isSuccess}
          onClick={() => confirm.mutate(quote.quoteId)}
        >
          {dueNow.amount <= 0 && t('quote.change', { plan: name })}
          {dueNow.amount > 0 &&
            (card
              ? t('quote.payWith', { price: showMoney(dueNow), card: cardName(card) })
              : t('quote.pay', { price: showMoney(dueNow) }))}
        </Button>
      )}
      {dueNow.amount > 0 && (
        <Row minWidth={0} spread className="small">
          <Row minWidth={0} as="span" className={`muted ${styles.paidAt}`}>
            <Lock size={14} strokeWidth={1.5} aria-hidden />
            {t('quote.where')}
          </Row>
          {card && (
            <Text
              type="button"
              as="button"
              narrow={{ minHeight: 44 }}
              className="link"
              disabled={otherCard.isPending}
              onClick={() => otherCard.mutate()}
            >
              {t('quote.otherCard')}
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}
