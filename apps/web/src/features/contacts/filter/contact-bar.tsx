import type { ContactCondition } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { ColumnMenu } from '../../../ui/table/column-menu.tsx';
import { AddFilterChip } from '../../../ui/table/filter-chip.tsx';
import { ConditionChip } from './condition-chip.tsx';
import { CONDITION_KINDS, FIRST_CONDITIONS } from './condition-draft.ts';
import { filtersSet, type ListView, NO_FILTER } from './list-view.ts';
import { SavedFilters, SaveFilter } from './saved-filters.tsx';

type ContactBarProps = {
  view: ListView;
  onView: (view: ListView) => void;
  columnChoices: readonly { key: string; text: string }[];
  columns: { isShown: (key: string) => boolean; toggle: (key: string) => void };
};

/** Narrows and shapes the list. */
export function ContactBar({ view, onView, columnChoices, columns }: ContactBarProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const [adding, setAdding] = useState<ContactCondition>();
  const { conditions } = view.filter;
  const setConditions = (changed: ContactCondition[]) =>
    onView({ ...view, filter: { ...view.filter, conditions: changed } });
  return (
    <Row rigid wraps minHeight={40} pad="0 6 3">
      <SavedFilters view={view} onView={onView} book={book} />
      {conditions.map((condition, index) => (
        <ConditionChip
          key={JSON.stringify(condition)}
          condition={condition}
          book={book}
          onChange={(changed) => setConditions(conditions.with(index, changed))}
          onRemove={() => setConditions(conditions.toSpliced(index, 1))}
        />
      ))}
      {adding ? (
        <ConditionChip
          condition={adding}
          book={book}
          isNew
          onChange={(condition) => {
            setAdding(undefined);
            setConditions([...conditions, condition]);
          }}
          onRemove={() => setAdding(undefined)}
        />
      ) : (
        <AddFilterChip
          text={t('filter.add')}
          choices={CONDITION_KINDS.map((value) => ({ value, text: t(`filter.kind.${value}`) }))}
          onAdd={(chosen) => {
            const kind = CONDITION_KINDS.find((known) => known === chosen);
            if (kind) setAdding(FIRST_CONDITIONS[kind]);
          }}
        />
      )}
      {filtersSet(view.filter) > 0 && (
        <Button text small onClick={() => onView({ ...view, filter: NO_FILTER, savedId: undefined })}>
          {t('filter.clear')}
        </Button>
      )}
      <Row as="span" before="auto">
        <SaveFilter view={view} onView={onView} book={book} />
        <ColumnMenu label={t('columns.choose')} choices={columnChoices} columns={columns} />
      </Row>
    </Row>
  );
}
