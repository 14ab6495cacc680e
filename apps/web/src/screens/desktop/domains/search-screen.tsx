import { useTranslation } from 'react-i18next';
import { CartPanel } from '../../../features/domains/search/cart-panel.tsx';
import { NameList } from '../../../features/domains/search/name-list.tsx';
import { useCart } from '../../../features/domains/search/use-cart.ts';
import { useNameSearch } from '../../../features/domains/search/use-name-search.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { paths } from '../../../paths/paths.ts';
import { type DomainPage, ownDomainPath, useDomainPage } from '../../shared/domains/use-domain-page.ts';
import { RoomLeft } from '../accounts-add/add-head.tsx';
import { DomainFrame, useAddCrumbs } from './domain-frame.tsx';

/** Names beside the cart. */
export function AccountAddSearchScreen() {
  const { t } = useTranslation('domains');
  const page = useDomainPage();
  return (
    <DomainFrame page={page} title={t('search.title')} crumbs={useAddCrumbs()} actions={<RoomLeft />}>
      <Search page={page} />
    </DomainFrame>
  );
}

function Search({ page }: { page: DomainPage }) {
  const cart = useCart();
  const search = useNameSearch(cart);
  return (
    <div className={parts.columns}>
      <NameList
        cart={cart}
        search={search}
        ownTo={ownDomainPath}
        ordersTo={paths.accounts.domainNewOrder}
        existingTo={paths.accounts.domainExistingOrder}
      />
      <CartPanel cart={cart} plansTo={paths.purchase.plan} onQuoted={page.openQuote} />
    </div>
  );
}
