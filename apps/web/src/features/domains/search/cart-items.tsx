import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { MailboxChips } from '../shared/mailbox-chips.tsx';
import styles from '../shared/parts.module.css';
import { useMailboxPrice } from './use-capacity.ts';
import type { CartItem, CartState } from './use-cart.ts';

/** Everything chosen so far, with the mailboxes of each domain. */
export function CartItems({ cart }: { cart: CartState }) {
  return (
    <ul>
      {cart.items.map((item) => (
        <Item key={item.domain} item={item} cart={cart} />
      ))}
    </ul>
  );
}

function Item({ item: { domain, firstYear, likeBrand, mailboxes }, cart }: { item: CartItem; cart: CartState }) {
  const { t } = useTranslation('domains');
  const each = useMailboxPrice();
  return (
    <Box as="li" pad="0 0 4" border="bottom" className={styles.item}>
      <Stack gap={2}>
        <Row minWidth={0} gap={2}>
          <Box as="span" grow className="strong ellipsis">
            {domain}
          </Box>
          <span className="medium numbers">{firstYear ? showMoney(firstYear) : MISSING}</span>
          <IconButton
            label={t('search.takeOut', { domain })}
            Icon={X}
            size={24}
            iconSize={14}
            onClick={() => cart.remove(domain)}
          />
        </Row>
        {likeBrand !== null && (
          <span className="small amber">{t('search.warning.lookAlike', { brand: likeBrand })}</span>
        )}
        <MailboxChips
          domain={domain}
          mailboxes={mailboxes}
          onChange={cart.changeMailboxes(domain)}
          words={each ? t('cart.each', { price: showMoney(each) }) : t('cart.mailboxes')}
        />
      </Stack>
    </Box>
  );
}
