import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/domains.ts';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
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
    <Stack as="aside" tall minWidth={0} surface="app" gap={0} className={styles.side} aria-label={t('cart.title')}>
      <Row minWidth={0} gap={2} rigid pad="0 6" border="bottom" className={styles.sideHead}>
        <ShoppingCart size={16} aria-hidden />
        <h2 className="strong">{t('cart.title')}</h2>
        <span className="muted">{cartWords(t, cart)}</span>
      </Row>
      <Stack gap={4} grow content="start" pad="4 6" className={styles.sideBody}>
        <Preconditions />
        {cart.items.length === 0 ? <p className="muted">{t('cart.empty')}</p> : <CartItems cart={cart} />}
        <CartCapacity cart={cart} />
        <CapacityHelper cart={cart} />
      </Stack>
      {cart.items.length > 0 && (
        <Box rigid pad="4 6" border="top">
          <CartSum cart={cart} plansTo={plansTo} onQuoted={onQuoted} />
        </Box>
      )}
    </Stack>
  );
}
