import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/contacts/contact-queries.ts';
import native from '../../../../ui/form/native-field.module.css';
import { useTypedSearch } from '../../../../ui/hooks/use-typed-search.ts';
import { Box, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { conditionWords } from '../condition-words.ts';
import { isSameFilter, type ListView } from '../list-view.ts';
import { type SavedFilter, useSavedFilters } from '../use-saved-filters.ts';
import styles from './phone-filter.module.css';
import { PhoneFilterSheet } from './phone-filter-sheet.tsx';

type PhoneFilterBarProps = { view: ListView; onView: (view: ListView) => void; children?: ReactNode };

/** Search, the filter as chips with the way to change it, and what else can be done with the list. */
export function PhoneFilterBar({ view, onView, children }: PhoneFilterBarProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  /** The condition the sheet begins with; null is none of them. */
  const [open, setOpen] = useState<number | null>();
  const [saved, setSaved] = useState<SavedFilter>();
  const { chosen, isChanged } = useSavedFilters(view, onView, book);
  const { conditions, search } = view.filter;
  const [typed, setTyped] = useTypedSearch(search, (text) =>
    onView({ ...view, filter: { ...view.filter, search: text } }),
  );
  // It may have been saved only after the sheet was closed.
  useEffect(() => {
    if (open !== undefined || !saved || !isSameFilter(saved.filter, view.filter)) return;
    setSaved(undefined);
    if (view.savedId !== saved.savedId) onView({ ...view, savedId: saved.savedId });
  }, [open, saved, view, onView]);
  const remove = (at: number) =>
    onView({ ...view, filter: { ...view.filter, conditions: conditions.toSpliced(at, 1) } });
  return (
    <Stack gap={2} pad="0 4 2">
      <input
        type="search"
        className={native.field}
        placeholder={t('search')}
        aria-label={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Row gap={2}>
        <div className={styles.chips}>
          <Box
            type="button"
            as="button"
            pad="0 3"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => setOpen(null)}
          >
            <ListFilter size={16} strokeWidth={1.5} aria-hidden />
            {chosen ? (isChanged ? t('saved.changed', { name: chosen.name }) : chosen.name) : t('filter.add')}
          </Box>
          {conditions.map((condition, at) => (
            <Chip
              key={JSON.stringify(condition)}
              words={conditionWords(condition, { t, book })}
              onOpen={() => setOpen(at)}
              onRemove={() => remove(at)}
            />
          ))}
        </div>
        {children}
      </Row>
      {open !== undefined && (
        <PhoneFilterSheet
          view={view}
          book={book}
          first={open === null ? undefined : open}
          onSaved={setSaved}
          onClose={(changed) => {
            setOpen(undefined);
            if (changed) onView(changed);
          }}
        />
      )}
    </Stack>
  );
}

type ChipProps = { words: ReturnType<typeof conditionWords>; onOpen: () => void; onRemove: () => void };

/** One condition in words: a touch changes it, its end takes it away. */
function Chip({ words: { name, value }, onOpen, onRemove }: ChipProps) {
  const { t } = useTranslation('contacts');
  return (
    <span className={styles.chip}>
      <button type="button" className={styles.words} aria-haspopup="dialog" onClick={onOpen}>
        <span className="muted">{name}</span> <span className="ellipsis">{value}</span>
      </button>
      <Box
        type="button"
        as="button"
        rigid
        width={44}
        tone="muted"
        className={styles.remove}
        aria-label={t('filter.remove', { name })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Box>
    </span>
  );
}
