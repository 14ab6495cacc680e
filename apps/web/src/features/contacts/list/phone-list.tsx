import type { Contact } from '@outrider/contract/contacts/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactsQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import type { Question } from '../bulk/contact-asks.tsx';
import { PhoneBulkBar } from '../bulk/phone-bulk-bar.tsx';
import { filtersSet, isSameFilter, type ListView, NO_FILTER } from '../filter/list-view.ts';
import { PhoneFilterBar } from '../filter/phone/phone-filter-bar.tsx';
import { PhoneState } from '../shared/phone-state.tsx';
import styles from './phone-list.module.css';
import { ChosenRow, ContactRow } from './phone-row.tsx';
import { useChosenContacts } from './use-chosen-contacts.ts';

const NO_ROWS: readonly Contact[] = [];

type PhoneListProps = {
  view: ListView;
  onView: (view: ListView) => void;
  linkTo: (email: string) => string;
  onAsk: (question: Question) => void;
};

/** The contacts on a phone: narrowed by a filter, one of them opened, several chosen. */
export function PhoneList({ view, onView, linkTo, onAsk }: PhoneListProps) {
  const { t } = useTranslation('contacts');
  const query = useInfiniteQuery(contactsQuery(view.filter, { sort: view.sort, order: view.order }));
  const rows = useMemo(() => query.data?.pages.flatMap(({ contactList }) => contactList) ?? NO_ROWS, [query.data]);
  const first = query.data?.pages[0];
  const { count: total, isExact } = first?.total ?? { count: 0, isExact: true };
  const all = first?.all ?? 0;
  const chosen = useChosenContacts({ filter: view.filter, rows, total, onAsk });
  const [isChoosing, setChoosing] = useState(false);
  const changeView = (changed: ListView) => {
    if (!isSameFilter(changed.filter, view.filter)) chosen.clear();
    onView(changed);
  };
  const turnChoosing = () => {
    chosen.clear();
    setChoosing(!isChoosing);
  };
  const number = formatNumber(total);
  const shown = isExact ? number : t('list.moreThan', { number });
  return (
    <>
      <PhoneFilterBar view={view} onView={changeView}>
        {rows.length > 0 && (
          <Row
            type="button"
            as="button"
            inline
            rigid
            gap={1.5}
            minHeight={44}
            tone="default"
            className={styles.tool}
            aria-pressed={isChoosing}
            onClick={turnChoosing}
          >
            <ListChecks size={18} strokeWidth={1.5} aria-hidden />
            {t(isChoosing ? 'phone.done' : 'phone.select')}
          </Row>
        )}
      </PhoneFilterBar>
      <Box pad="0 4 1" tone="muted" className="numbers" role="status">
        {first && filtersSet(view.filter) > 0 && t('list.count', { shown, all: formatNumber(all) })}
      </Box>
      <PhoneState query={query} hint={t('list.failedHint')} />
      {first && rows.length === 0 && (
        <NoMatch
          title={t('list.noMatch', { count: filtersSet(view.filter) })}
          hint={t('list.inAll', { count: all, number: formatNumber(all) })}
          clearText={t('filter.clear')}
          onClear={() => changeView({ ...view, filter: NO_FILTER, savedId: undefined })}
        />
      )}
      <ul aria-label={t('list.label')}>
        {rows.map((contact) => (
          <li key={contact.contactId}>
            {isChoosing ? (
              <ChosenRow
                contact={contact}
                isChosen={chosen.ids.has(contact.contactId)}
                onToggle={() => chosen.toggle(contact)}
              />
            ) : (
              <ContactRow contact={contact} to={linkTo(contact.email)} />
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Grid gap={3} pad={4}>
          <Button block busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {t('phone.loadMore')}
          </Button>
        </Grid>
      )}
      {isChoosing && <PhoneBulkBar chosen={chosen} total={shown} />}
    </>
  );
}
