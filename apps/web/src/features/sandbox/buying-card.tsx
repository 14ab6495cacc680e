import type { WorldState } from '@outrider/contract/sandbox';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BuyableHostRow, RegistrarRow } from './host-rows.tsx';
import styles from './hosts-card.module.css';
import { WorldCard } from './world-card.tsx';

/** Who sells domains and mailboxes in the box, and how each of them behaves from now on. */
export function BuyingCard({ registrar, mailHost }: Pick<WorldState, 'registrar' | 'mailHost'>) {
  const { t } = useTranslation('sandbox');
  return (
    <WorldCard title={t('buying.title')} Icon={ShoppingCart}>
      <ul className={styles.hosts}>
        <RegistrarRow registrar={registrar} />
        <BuyableHostRow mailHost={mailHost} />
      </ul>
    </WorldCard>
  );
}
