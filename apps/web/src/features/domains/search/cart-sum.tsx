import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney, sumMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { QuoteFailed } from '../shared/quote-failed.tsx';
import { SumLine } from '../shared/sum-line.tsx';
import { useMakeQuote } from '../shared/use-make-quote.ts';
import { useMailboxPrice } from './use-capacity.ts';
import type { CartState } from './use-cart.ts';

const moneys = <M,>(all: readonly (M | null)[]) => all.filter((each) => each !== null);

type CartSumProps = { cart: CartState; plansTo: string; onQuoted: (quote: Quote) => void };

/** What the cart comes to, and the way to a price that holds. */
export function CartSum({ cart, plansTo, onQuoted }: CartSumProps) {
  const { t } = useTranslation('domains');
  const { make, isQuoting, error } = useMakeQuote(onQuoted);
  const each = useMailboxPrice();
  const { items, mailboxCount, bad } = cart;
  const domains = sumMoney(moneys(items.map(({ firstYear }) => firstYear)));
  const renewals = sumMoney(moneys(items.map(({ renewal }) => renewal)));
  const monthly = each && { ...each, amount: each.amount * mailboxCount };
  const most = sumMoney([...(domains ? [domains] : []), ...(monthly ? [monthly] : [])]);
  return (
    <Stack gap={2}>
      {domains && (
        <SumLine sum={showMoney(domains)}>
          {t('cart.domains', { count: items.length, number: formatNumber(items.length) })}
        </SumLine>
      )}
      {monthly && mailboxCount > 0 && (
        <SumLine sum={showMoney(monthly)}>
          {t('cart.month', { count: mailboxCount, number: formatNumber(mailboxCount) })}
        </SumLine>
      )}
      {most && (
        <SumLine isTotal sum={showMoney(most)}>
          {t('cart.today')}
        </SumLine>
      )}
      <p className="muted small">
        {t('cart.byTheDay')} {renewals && t('cart.renewals', { sum: showMoney(renewals) })}
      </p>
      {bad.length > 0 && <Note tone="amber">{t('cart.bad', { domain: bad[0] })}</Note>}
      <QuoteFailed error={error} plansTo={plansTo} />
      <Button
        large
        primary
        block
        busy={isQuoting}
        needs={bad.length > 0 && 'address'}
        onClick={() => make({ kind: 'new', domains: items.map(({ domain, mailboxes }) => ({ domain, mailboxes })) })}
      >
        {t('cart.quote')}
      </Button>
    </Stack>
  );
}
