import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { countsQuery } from '../../../api/inbox/live-queries.ts';
import { useViewName } from '../../../features/inbox/folders/use-view-name.ts';
import { LIST_FILTERS, type Place, placeOf } from '../../../features/inbox/shared/place.ts';
import { formatNumber } from '../../../platform/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import styles from './list-head.module.css';
import { WriteIcon } from './write-icon.tsx';

const FolderSheet = partOnPress(async () => (await import('./sheets/place-sheets.tsx')).FolderSheet, 'compose');
const MailboxSheet = partOnPress(async () => (await import('./sheets/place-sheets.tsx')).MailboxSheet);

type ListHeadProps = {
  place: Place;
  /** Another list; the same list narrowed. */
  go: (place: Place) => void;
  narrow: (place: Place) => void;
  onSearch: () => void;
};

export function ListHead({ place, go, narrow, onSearch }: ListHeadProps) {
  const { t } = useTranslation('inbox');
  const [sheet, setSheet] = useState<'folders' | 'mailboxes'>();
  const { data: counts } = useQuery(countsQuery(place.accountId));
  const { data: accounts } = useInfiniteQuery(accountsQuery());
  const chosen = accounts?.pages
    .flatMap(({ accountList }) => accountList)
    .find(({ accountId }) => accountId === place.accountId);
  const name = useViewName(place);
  const unread = place.view === 'inbox' ? (counts?.unread ?? 0) : 0;
  const mailbox = place.accountId === '' ? t('folders.all') : (chosen?.email ?? '');
  const goTo = (to: Place) => {
    setSheet(undefined);
    go(to);
  };
  return (
    <>
      <Row as="header" rigid height={52} pad="0 1 0 4" gap={0}>
        <Row
          type="button"
          as="button"
          after="auto"
          minWidth={0}
          height={44}
          pad={0}
          tone="inherit"
          className={styles.title}
          aria-haspopup="dialog"
          onClick={() => setSheet('folders')}
        >
          <h1 className="ellipsis">
            <span className="visually-hidden">{t('folders.open', { name })}</span>
            <span aria-hidden>{name}</span>
          </h1>
          {unread > 0 && (
            <span className={styles.number} aria-hidden>
              {formatNumber(unread)}
            </span>
          )}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Row>
        <IconButton label={t('search.open')} Icon={Search} size={44} iconSize={18} onClick={onSearch} />
        <WriteIcon accountId={place.accountId} />
      </Row>
      <div className={styles.bar}>
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{t('filter.label')}</legend>
          {LIST_FILTERS.map((filter) => (
            <label key={filter}>
              <input
                type="radio"
                name="filter"
                className="visually-hidden"
                checked={place.filter === filter}
                onChange={() => narrow({ ...place, filter })}
              />
              <span>{t(`filter.${filter}`)}</span>
            </label>
          ))}
        </fieldset>
        <Box
          type="button"
          as="button"
          rigid
          maxWidth={136}
          height={44}
          pad={0}
          tone="inherit"
          className={styles.mailbox}
          aria-haspopup="dialog"
          aria-label={t('phone.mailbox', { name: mailbox })}
          onClick={() => setSheet('mailboxes')}
        >
          <Row as="span" gap={1.5} height={32} pad="0 2" border="all" borderTone="strong" rounded surface="raised">
            <span className="ellipsis">{mailbox}</span>
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </Row>
        </Box>
      </div>
      {sheet === 'folders' && (
        <FolderSheet
          place={place}
          onView={(view) => goTo({ ...placeOf(place.accountId), view })}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'mailboxes' && (
        <MailboxSheet
          accountId={place.accountId}
          onAccount={(accountId) => goTo(placeOf(accountId))}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
