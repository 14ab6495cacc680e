import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from '../shared/parts.module.css';
import { Preconditions } from '../shared/preconditions.tsx';
import { CapacityHelper, CartCapacity } from './capacity-helper.tsx';
import { CartItems } from './cart-items.tsx';
import { CartSum } from './cart-sum.tsx';
import { cartWords } from './cart-words.ts';
import type { CartState } from './use-cart.ts';

type CartPanelProps = { cart: CartState; plansTo: string; onQuoted: (quote: Quote) => void };

/** What was chosen, beside the names. */
export function CartPanel({ cart, plansTo, onQuoted }: CartPanelProps) {
  const { t } = useTranslation('domains');
  return (
    <aside className={styles.side} aria-label={t('cart.title')}>
      <Row gap={2} className={styles.sideHead}>
        <ShoppingCart size={16} aria-hidden />
        <h2 className="strong">{t('cart.title')}</h2>
        <span className="muted">{cartWords(t, cart)}</span>
      </Row>
      <Stack gap={4} className={styles.sideBody}>
        <Preconditions />
        {cart.items.length === 0 ? <p className="muted">{t('cart.empty')}</p> : <CartItems cart={cart} />}
        <CartCapacity cart={cart} />
        <CapacityHelper cart={cart} />
      </Stack>
      {cart.items.length > 0 && (
        <div className={styles.sideFoot}>
          <CartSum cart={cart} plansTo={plansTo} onQuoted={onQuoted} />
        </div>
      )}
    </aside>
  );
}
