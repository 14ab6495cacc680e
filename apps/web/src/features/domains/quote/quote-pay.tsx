import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { useCardWords } from '../shared/use-card-words.ts';
import styles from './quote.module.css';
import type { QuoteState } from './use-quote.ts';

/** The one step from a quote to an order; or to a new quote, or to the order it has become. */
export function QuotePay({ state, orderTo }: { state: QuoteState; orderTo: (orderId: string) => string }) {
  const { t } = useTranslation('domains');
  const cardWords = useCardWords();
  const { quote, card, isExpired, payError, quoteError } = state;
  if (!quote) return null;
  if (quote.orderId !== null) {
    return (
      <Note>
        {t('quote.ordered')}{' '}
        <Link className="link" to={orderTo(quote.orderId)}>
          {t('quote.toOrder')}
        </Link>
      </Note>
    );
  }
  if (isExpired) {
    return (
      <Stack gap={3}>
        {quoteError ? (
          <Note tone="red">{quoteError.message}</Note>
        ) : (
          <Note tone="amber">{t('quote.expired', { number: quote.number })}</Note>
        )}
        <Button large primary block busy={state.isQuoting} onClick={() => state.requote()}>
          {t('quote.again')}
        </Button>
      </Stack>
    );
  }
  const isFree = quote.dueNow.amount === 0;
  const sum = showMoney(quote.dueNow);
  const payWords = () => {
    if (isFree) return t('quote.order');
    return card ? t('quote.payWith', { sum, card: cardWords(card) }) : t('quote.pay', { sum });
  };
  return (
    <Stack gap={2}>
      {(payError ?? quoteError) && <Note tone="red">{(payError ?? quoteError)?.message}</Note>}
      <div className={styles.agree}>
        <CheckField
          name="terms"
          value={state.agrees}
          error={state.asksToAgree ? t('quote.mustAgree') : undefined}
          onChange={state.agree}
          onBlur={() => {}}
        >
          {t(quote.kind === 'new' || quote.kind === 'renewal' ? 'quote.terms' : 'quote.mailboxTerms')}
        </CheckField>
      </div>
      <Button
        large
        primary
        block
        busy={state.isPaying || state.isQuoting}
        onClick={() => state.pay(card ? 'cardOnFile' : 'page')}
      >
        {payWords()}
      </Button>
      {!isFree && (
        <Row minWidth={0} gap={3} spread className="muted small">
          <Row minWidth={0} gap={2}>
            <Lock size={14} aria-hidden />
            {t(card ? 'quote.otherCardHint' : 'quote.paidAt')}
          </Row>
          {card && (
            <Text
              as="button"
              type="button"
              rigid
              narrow={{ minHeight: 44 }}
              className="link"
              disabled={state.isPaying || state.isQuoting}
              onClick={() => state.pay('page')}
            >
              {t('quote.otherCard')}
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}
