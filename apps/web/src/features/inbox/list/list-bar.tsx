import { useQuery } from '@tanstack/react-query';
import { ListFilter, Search } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../api/inbox/inbox-queries.ts';
import { countsQuery } from '../../../api/inbox/live-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { folderOf, LIST_FILTERS, type Place } from '../shared/place.ts';
import styles from './list-bar.module.css';
import { useMarkAllRead } from './use-mark-all-read.ts';

/** Not an empty key: the menu would not put the focus on it. */
const ANY_TAG = '*';
const MARK_ALL = 'markAll';

type ListBarProps = { place: Place; onPlace: (place: Place) => void; onSearch: () => void };

/** Narrows the list; not drawn again with every page of it. */
export const ListBar = memo(function ListBar({ place, onPlace, onSearch }: ListBarProps) {
  const { t } = useTranslation('inbox');
  const { data: counts } = useQuery(countsQuery(place.accountId));
  const unread = place.view === 'inbox' ? (counts?.unread ?? 0) : 0;
  return (
    <Row rigid spread pad="0 3 0 4">
      <Segments
        label={t('filter.label')}
        value={place.filter}
        options={LIST_FILTERS.map((filter) => ({
          value: filter,
          text: t(`filter.${filter}`),
          count: filter === 'unread' && unread > 0 ? unread : undefined,
        }))}
        onChange={(filter) => onPlace({ ...place, filter })}
      />
      <Row as="span" align="stretch">
        <Tooltip title={t('search.open')}>
          <Button
            text
            small
            aria-label={t('search.open')}
            icon={<Search size={16} strokeWidth={1.5} />}
            onClick={onSearch}
          />
        </Tooltip>
        <MoreFilters place={place} onPlace={onPlace} />
      </Row>
    </Row>
  );
});

function MoreFilters({ place, onPlace }: Pick<ListBarProps, 'place' | 'onPlace'>) {
  const { t } = useTranslation('inbox');
  const { data: tags = [] } = useQuery(tagsQuery);
  const { mutate: markAllRead } = useMarkAllRead();
  const fid = place.search === '' ? folderOf(place.view) : undefined;
  return (
    <Dropdown
      placement="bottomRight"
      menu={{
        selectedKeys: [place.tagId || ANY_TAG],
        items: [
          {
            type: 'group',
            label: t('filter.byTag'),
            children: [
              { key: ANY_TAG, label: t('filter.anyTag') },
              ...tags.map(({ tagId, tagName }) => ({ key: tagId, label: tagName })),
            ],
          },
          ...(fid === undefined ? [] : [{ type: 'divider' as const }, { key: MARK_ALL, label: t('filter.markAll') }]),
        ],
        onClick: ({ key }) => {
          if (key !== MARK_ALL) onPlace({ ...place, tagId: key === ANY_TAG ? '' : key });
          else if (fid !== undefined) markAllRead({ accountId: place.accountId, fid });
        },
      }}
    >
      <Button
        text
        small
        aria-label={t('filter.more')}
        aria-pressed={place.tagId !== ''}
        className={place.tagId === '' ? '' : (styles.set ?? '')}
        icon={<ListFilter size={16} strokeWidth={1.5} />}
      />
    </Dropdown>
  );
}

type SearchRowProps = {
  place: Place;
  field: RefObject<HTMLInputElement | null>;
  onPlace: (place: Place) => void;
  onLeave: () => void;
};

const OPERATORS = ['from:', 'to:', 'subject:', 'has:attachment', 'before:2026-11-01', 'is:unread'];

/** Searches mail while it is typed, and says what can be asked for. */
export function SearchRow({ place, field, onPlace, onLeave }: SearchRowProps) {
  const { t } = useTranslation('inbox');
  return (
    // Left empty, the row goes; what was searched for keeps it open.
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the focus of the field inside, does nothing itself.
    <div className={styles.search} onBlur={() => place.search === '' && onLeave()}>
      <SearchField
        label={t('search.label')}
        field={field}
        search={place.search}
        onSearch={(search) => onPlace({ ...place, search: search.trim() })}
      />
      {place.search === '' && (
        <Text as="p" above={1.5} tone="muted" size={12} leading={16}>
          {t('search.hint')}{' '}
          <Text breaks className="mono">
            {OPERATORS.join(' ')}
          </Text>
        </Text>
      )}
    </div>
  );
}
