import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OfferedName } from '../../../api/domains.ts';
import parts from '../shared/parts.module.css';
import styles from './search.module.css';
import type { CartState } from './use-cart.ts';

type AddNameProps = {
  name: OfferedName;
  cart: CartState /** Where mailboxes are added to a domain one owns. */;
  ownTo: string;
};

/** Puts a name into the cart or takes it out again. */
export function AddName({ name, cart, ownTo }: AddNameProps) {
  const { t } = useTranslation('domains');
  const { domain, state, warnings } = name;
  if (state === 'yours') {
    return (
      <Link className={`link ${parts.tall}`} to={ownTo}>
        {t('search.addMailboxes')}
      </Link>
    );
  }
  if (state !== 'free') {
    return <span className="muted">{t(state === 'unknown' ? 'search.wait' : 'search.notForSale')}</span>;
  }
  const isIn = cart.has(domain);
  return (
    <button
      type="button"
      className={styles.add}
      aria-pressed={isIn}
      aria-label={t(isIn ? 'search.takeOut' : 'search.addOne', { domain })}
      disabled={!isIn && cart.isFull}
      onClick={() => cart.toggle(name)}
    >
      {isIn ? <Check size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
      {t(isIn ? 'search.inCart' : warnings.length > 0 ? 'search.addAnyway' : 'search.add')}
    </button>
  );
}
