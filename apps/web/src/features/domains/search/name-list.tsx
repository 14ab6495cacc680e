import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedName } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { useNameColumns } from './name-columns.tsx';
import { NameProgress } from './name-progress.tsx';
import { NarrowNames } from './narrow-names.tsx';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import type { CartState } from './use-cart.ts';
import type { NameSearch } from './use-name-search.ts';

type NameListProps = {
  cart: CartState;
  search: NameSearch;
  ownTo: (domain: string) => string;
  ordersTo: string;
  existingTo: string;
};

const idOf = ({ domain }: OfferedName) => domain;

/** Names made of a word, each with what blocklists say of it and its price. */
export function NameList({ cart, search, ownTo, ordersTo, existingTo }: NameListProps) {
  const { t } = useTranslation('domains');
  const field = useRef<HTMLInputElement>(null);
  const columns = useNameColumns(cart, ownTo);
  const { names, total, asked, isReadable } = search;
  const toggle = (name: OfferedName) => {
    if (name.state === 'free') cart.toggle(name);
  };
  const query = isReadable
    ? asked
    : {
        data: {},
        dataUpdatedAt: asked.dataUpdatedAt,
        isPlaceholderData: false,
        error: null,
        isPending: false,
        isFetching: false,
        refetch: asked.refetch,
      };
  return (
    <Stack tall minWidth={0} minHeight={0} gap={0} className={styles.names}>
      <Grid gap={3} className={styles.top}>
        <SearchBox cart={cart} search={search} field={field} />
        <NameProgress search={search} />
        <NarrowNames cart={cart} search={search} />
      </Grid>
      <ResourceList
        label={t('search.names')}
        query={query}
        rows={names}
        total={names.length}
        idOf={idOf}
        columns={columns}
        failedHint={t('search.failedHint')}
        none={
          isReadable ? (
            <NoMatch
              title={t('search.noMatch')}
              hint={t(total > 0 ? 'search.narrowed' : 'search.otherWord')}
              clearText={t('search.clear')}
              onClear={() => cart.change({ endings: [], priceMax: null, isCleanOnly: false })}
            />
          ) : (
            <EmptyState
              art={<DomainArt />}
              title={t('search.emptyTitle')}
              text={t('search.emptyText')}
              steps={[
                { title: t('search.ownStep'), hint: t('search.ownStepHint'), to: existingTo },
                { title: t('search.ordersStep'), hint: t('search.ordersStepHint'), to: ordersTo },
              ]}
            />
          )
        }
        onOpen={toggle}
        pageKeys={{ '/': () => field.current?.focus() }}
        foot={{
          words: isReadable && t('search.shown', { shown: formatNumber(names.length), total: formatNumber(total) }),
          middle: <span className="muted small">{t('search.canBeTaken')}</span>,
          keys: [
            [['/'], t('search.keySearch')],
            [['↵'], t('search.keyAdd')],
          ],
        }}
      />
    </Stack>
  );
}
