import type { WorldState } from '@outrider/contract/sandbox';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BuyableHostRow, CardChargesRow, CardEventsRow, RegistrarRow } from './host-rows.tsx';
import styles from './hosts-card.module.css';
import { WorldCard } from './world-card.tsx';

type Sellers = Pick<WorldState, 'registrar' | 'mailHost' | 'cardProcessor'>;

/** Who sells domains and mailboxes in the box and who takes cards, and how each of them behaves from now on. */
export function BuyingCard({ registrar, mailHost, cardProcessor }: Sellers) {
  const { t } = useTranslation('sandbox');
  return (
    <WorldCard title={t('buying.title')} Icon={ShoppingCart}>
      <ul className={styles.hosts}>
        <RegistrarRow registrar={registrar} />
        <BuyableHostRow mailHost={mailHost} />
        <CardChargesRow cardProcessor={cardProcessor} />
        <CardEventsRow cardProcessor={cardProcessor} />
      </ul>
    </WorldCard>
  );
}
