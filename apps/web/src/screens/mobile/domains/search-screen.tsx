import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CapacityHelper, CartCapacity } from '../../../features/domains/search/capacity-helper.tsx';
import { CartItems } from '../../../features/domains/search/cart-items.tsx';
import { CartSum } from '../../../features/domains/search/cart-sum.tsx';
import { cartWords } from '../../../features/domains/search/cart-words.ts';
import { PhoneNames } from '../../../features/domains/search/phone-names.tsx';
import { type CartState, useCart } from '../../../features/domains/search/use-cart.ts';
import { useNameSearch } from '../../../features/domains/search/use-name-search.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { Preconditions } from '../../../features/domains/shared/preconditions.tsx';
import { paths } from '../../../paths/paths.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { cartPath, type DomainPage, ownDomainPath, useDomainPage } from '../../shared/domains/use-domain-page.ts';
import shell from '../shell/phone-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';

type PageProps = { page: DomainPage; cart: CartState };

/** Names, then the cart on a page of its own. Both have one cart: people suggested late still come into it. */
export function AccountAddSearchScreen() {
  const page = useDomainPage();
  const cart = useCart();
  return page.isCart ? <CartPage page={page} cart={cart} /> : <NamesPage page={page} cart={cart} />;
}

function NamesPage({ page, cart }: PageProps) {
  const { t } = useTranslation('domains');
  return (
    <PhoneFrame
      page={page}
      title={t('search.title')}
      backTo={paths.accounts.add}
      {...(cart.items.length > 0 && {
        pinned: (
          <Link to={cartPath} className={shell.main}>
            {t('cart.open', { what: cartWords(t, cart) })}
          </Link>
        ),
      })}
    >
      <Names cart={cart} />
    </PhoneFrame>
  );
}

function Names({ cart }: { cart: CartState }) {
  return (
    <>
      <div className={parts.notes}>
        <Preconditions />
      </div>
      <PhoneNames
        cart={cart}
        search={useNameSearch(cart)}
        ownTo={ownDomainPath}
        existingTo={paths.accounts.domainExistingOrder}
        ordersTo={paths.accounts.domainNewOrder}
      />
      {cart.query.trim() === '' && (
        <Box pad="3 4">
          <CapacityHelper cart={cart} />
        </Box>
      )}
    </>
  );
}

function CartPage({ page, cart }: PageProps) {
  const { t } = useTranslation('domains');
  return (
    <PhoneFrame page={page} title={t('cart.title')} backTo={paths.accounts.addSearch}>
      <Stack gap={4} pad="3 4">
        {cart.items.length === 0 ? <p className="muted">{t('cart.empty')}</p> : <CartItems cart={cart} />}
        <CartCapacity cart={cart} />
        <CapacityHelper cart={cart} />
        {cart.items.length > 0 && <CartSum cart={cart} plansTo={paths.purchase.plan} onQuoted={page.openQuote} />}
      </Stack>
    </PhoneFrame>
  );
}
