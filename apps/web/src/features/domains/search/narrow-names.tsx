import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showMoney } from '../../../platform/money.ts';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './search.module.css';
import type { CartState } from './use-cart.ts';
import type { NameSearch } from './use-name-search.ts';

/** Minor units a first year may cost. */
const PRICES = [1_000, 1_500, 2_500, 3_500, 5_000] as const;

/** Which endings, at which price, and whether blocklists matter. */
export function NarrowNames({ cart, search }: { cart: CartState; search: NameSearch }) {
  const { t } = useTranslation('domains');
  const { endings, priceMax, isCleanOnly, change } = cart;
  const others = search.endings.filter((ending) => !endings.includes(ending));
  return (
    <Row minWidth={0} wraps gap={2} className={styles.narrow}>
      <span className="muted small">{t('search.endings')}</span>
      {endings.map((ending) => (
        <button
          key={ending}
          type="button"
          className={styles.ending}
          aria-label={t('search.withoutEnding', { ending })}
          onClick={() => change({ endings: endings.filter((each) => each !== ending) })}
        >
          .{ending}
          <X size={12} aria-hidden />
        </button>
      ))}
      {endings.length === 0 && <span className="small">{t('search.allEndings')}</span>}
      {others.length > 0 && (
        <span className={styles.choice}>
          <Plus size={12} aria-hidden />
          <select
            aria-label={t('search.addEnding')}
            value=""
            onChange={({ target }) => change({ endings: [...endings, target.value] })}
          >
            <option value="">{t('search.ending')}</option>
            {others.map((ending) => (
              <option key={ending} value={ending}>{`.${ending}`}</option>
            ))}
          </select>
        </span>
      )}
      <Row as="span" wraps gap="2 3" className={styles.end}>
        <span className={styles.choice}>
          <select
            aria-label={t('search.priceMax')}
            value={priceMax ?? ''}
            onChange={({ target }) => change({ priceMax: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('search.anyPrice')}</option>
            {PRICES.map((amount) => (
              <option key={amount} value={amount}>
                {t('search.atMost', { price: showMoney({ amount, currency: search.currency }) })}
              </option>
            ))}
          </select>
        </span>
        <LabelledSwitch
          label={t('search.cleanOnly')}
          isOn={isCleanOnly}
          onChange={(isOn) => change({ isCleanOnly: isOn })}
        />
      </Row>
    </Row>
  );
}
