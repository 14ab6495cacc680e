import { Search } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './search.module.css';
import type { CartState } from './use-cart.ts';
import type { NameSearch } from './use-name-search.ts';

type SearchBoxProps = { cart: CartState; search: NameSearch; field?: Ref<HTMLInputElement> };

/** The word names are made of. */
export function SearchBox({ cart, search, field }: SearchBoxProps) {
  const { t } = useTranslation('domains');
  const { total, unknown, isReadable, isSearching, asked } = search;
  // Blocklists are asked once the registrar has answered for a name.
  const waiting = unknown > 0 ? unknown : search.waiting;
  useFailureToast(asked.data === undefined ? null : asked.error);
  const lookedUp = t('search.lookedUp', { count: total, number: formatNumber(total) });
  const words = waiting > 0 ? t('search.waiting', { count: waiting, number: formatNumber(waiting) }) : lookedUp;
  return (
    <Row
      gap={3}
      height={48}
      pad="0 4"
      border="all"
      borderTone="control"
      rounded
      surface="raised"
      className={styles.box}
    >
      <Search size={16} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label={t('search.field')}
        placeholder={t('search.placeholder')}
        value={cart.query}
        maxLength={63}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => cart.change({ query: target.value })}
      />
      <span className="muted small numbers" role="status">
        {isReadable && (isSearching && waiting === 0 ? t('search.looking') : words)}
      </span>
    </Row>
  );
}

/** Names that are shown stay when asking for the rest of them fails. */
function useFailureToast(error: Error | null) {
  useEffect(() => {
    if (error) toasts.show({ kind: 'error', text: error.message });
  }, [error]);
}
