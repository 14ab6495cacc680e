import type { Contact } from '@outrider/contract/contacts/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contactsQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { useColumns } from '../../../ui/table/use-columns.ts';
import type { Question } from '../bulk/contact-asks.tsx';
import { ListBulkBar } from '../bulk/list-bulk-bar.tsx';
import { ContactBar } from '../filter/contact-bar.tsx';
import { filtersSet, isSameFilter, type ListView, NO_FILTER, sortedBy } from '../filter/list-view.ts';
import { nameOf } from '../shared/contact-words.ts';
import { HIDDEN_AT_FIRST, useContactColumns } from './contact-columns.tsx';
import styles from './contact-list.module.css';
import { useChosenContacts } from './use-chosen-contacts.ts';

/** How many there are: those the filter leaves, exact or at least, and all. */
export type ContactCounts = { shown: number; isExact: boolean; all: number; settling: number };

type ContactListProps = {
  view: ListView;
  onView: (view: ListView) => void;
  /** The contact that stands open beside the list. */
  openEmail: string | undefined;
  onOpen: (contact: Contact) => void;
  linkTo: (contact: Contact) => string;
  onAsk: (question: Question) => void;
  /** Keys of the page beyond the list, such as `/`. */
  pageKeys: Partial<Record<string, () => void>>;
  /** Something lies over the list and has the keys. */
  isCovered: boolean;
  /** In place of everything, while there is no contact at all. */
  empty: ReactNode;
  onCounts: (counts: ContactCounts) => void;
  /** The open contact, given the rows around it. */
  panel: (neighbours: readonly string[]) => ReactNode;
};

/** A page with room for most columns beside an open contact. */
const ROOMY = '(min-width: 1440px)';

const NO_ROWS: readonly Contact[] = [];
const idOf = ({ contactId }: Contact) => contactId;

/** The contacts of the workspace: filter, table, what to do with the chosen ones, one of them beside it. */
export function ContactList(props: ContactListProps) {
  const { view, onView, openEmail, onOpen, onAsk, pageKeys, isCovered, empty, onCounts, panel } = props;
  const { t } = useTranslation('contacts');
  const query = useInfiniteQuery(contactsQuery(view.filter, { sort: view.sort, order: view.order }));
  const rows = useMemo(() => query.data?.pages.flatMap(({ contactList }) => contactList) ?? NO_ROWS, [query.data]);
  const columns = useColumns('contacts', HIDDEN_AT_FIRST);
  const allColumns = useContactColumns();
  const isRoomy = useMedia(ROOMY);
  const shownColumns = allColumns.filter(
    ({ key, beside }) =>
      columns.isShown(key) && (openEmail === undefined || !beside || (beside === 'whereRoomy' && isRoomy)),
  );
  const first = query.data?.pages[0];
  const { count: total, isExact } = first?.total ?? { count: 0, isExact: true };
  const selection = useChosenContacts({ filter: view.filter, rows, total, onAsk });

  useEffect(() => {
    if (first) onCounts({ shown: total, isExact, all: first.all, settling: first.settling });
  }, [first, total, isExact, onCounts]);
  const openRow = rows.find(({ email }) => email === openEmail);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const changeView = (changed: ListView) => {
    if (!isSameFilter(changed.filter, view.filter)) selection.clear();
    onView(changed);
  };
  const filters = filtersSet(view.filter);
  if (first && filters === 0 && first.all === 0) return empty;
  return (
    <Stack tall grow minHeight={0} gap={0}>
      <ContactBar
        view={view}
        onView={changeView}
        columns={columns}
        columnChoices={allColumns
          .filter(({ isOptional }) => isOptional)
          .map(({ key, title }) => ({ key, text: title }))}
      />
      <Grid grow minHeight={0} className={openEmail === undefined ? styles.body : `${styles.body} ${styles.withPanel}`}>
        <Stack tall relative minWidth={0} minHeight={0} gap={0} className={styles.table}>
          <ResourceList
            label={t('list.label')}
            query={query}
            rows={rows}
            total={total}
            idOf={idOf}
            columns={shownColumns}
            failedHint={t('list.failedHint')}
            none={
              <NoMatch
                title={t('list.noMatch', { count: filters })}
                hint={t('list.inAll', { count: first?.all ?? 0, number: formatNumber(first?.all ?? 0) })}
                clearText={t('filter.clear')}
                onClear={() => changeView({ ...view, filter: NO_FILTER, savedId: undefined })}
              />
            }
            selection={{
              selected: selection.ids,
              onSelect: selection.choose,
              rowLabel: (contact) => t('list.select', { name: nameOf(contact) }),
              allLabel: t('list.selectAll'),
              bar: (
                <ListBulkBar
                  count={selection.count}
                  total={{ count: total, isExact }}
                  everything={selection.everything}
                  offersEverything={selection.offersEverything}
                  onEverything={selection.chooseEverything}
                  onClear={selection.clear}
                  onAsk={selection.ask}
                />
              ),
            }}
            sorting={{ by: view, onSort: (by) => changeView(sortedBy(view, by)) }}
            onEnd={readOn}
            onOpen={onOpen}
            linkTo={props.linkTo}
            {...(openEmail !== undefined && { open: { id: openRow?.contactId } })}
            pageKeys={pageKeys}
            isCovered={isCovered}
          />
        </Stack>
        {openEmail !== undefined && panel(rows.map(({ email }) => email))}
      </Grid>
    </Stack>
  );
}
