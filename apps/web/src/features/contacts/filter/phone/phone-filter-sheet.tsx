import type { ContactCondition } from '@outrider/contract/contacts/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Star, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactBook, contactsQuery } from '../../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import { CONDITION_KINDS, FIRST_CONDITIONS } from '../condition-draft.ts';
import { conditionWords } from '../condition-words.ts';
import { filtersSet, type ListView, NO_FILTER } from '../list-view.ts';
import { FILTER_NAME_MAX, type SavedFilter, useSavedFilters, useSaveFilter } from '../use-saved-filters.ts';
import { PhoneConditionForm } from './phone-condition-form.tsx';

type FilterProps = { view: ListView; onView: (view: ListView) => void; book: ContactBook | undefined };

type PhoneFilterSheetProps = {
  view: ListView;
  book: ContactBook | undefined;
  /** The condition to change at once. */
  first: number | undefined;
  /** May come after the sheet is closed. */
  onSaved: (saved: SavedFilter) => void;
  /** With the filter as it was left, however the sheet was closed; with nothing where it was not changed. */
  onClose: (changed: ListView | undefined) => void;
};

/** The condition in hand: its place among the others, none for a new one. */
type Editing = { at: number | undefined; condition: ContactCondition };

/**
 * The whole filter: kept ones to choose, conditions to add, change and take away, and a name to keep it under. It is
 * shown once the sheet closes.
 */
export function PhoneFilterSheet({ view: before, book, first, onSaved, onClose }: PhoneFilterSheetProps) {
  const { t } = useTranslation('contacts');
  const [start] = useState(before);
  const [view, onView] = useState(start);
  const shown = useShown(view);
  const close = () => onClose(view === start ? undefined : view);
  const { conditions } = view.filter;
  const asked = first === undefined ? undefined : conditions[first];
  const [editing, setEditing] = useState<Editing | undefined>(asked && { at: first, condition: asked });
  const setConditions = (changed: ContactCondition[]) =>
    onView({ ...view, filter: { ...view.filter, conditions: changed } });
  if (editing) {
    const { at, condition } = editing;
    return (
      <Sheet key="condition" title={kindName(condition, t)} onClose={close}>
        <PhoneConditionForm
          first={condition}
          book={book}
          onBack={() => setEditing(undefined)}
          onApply={(changed) => {
            setConditions(at === undefined ? [...conditions, changed] : conditions.with(at, changed));
            setEditing(undefined);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet key="filter" title={t('filter.add')} onClose={close}>
      <Stack gap={4}>
        <Stack as="section" gap={1}>
          <Box as="h3" pad="0 2" className="muted small">
            {t('phone.conditions')}
          </Box>
          {conditions.map((condition, at) => (
            <Row key={JSON.stringify(condition)} gap={1}>
              <SheetRow
                below={conditionWords(condition, { t, book }).value}
                onChoose={() => setEditing({ at, condition })}
              >
                {conditionWords(condition, { t, book }).name}
              </SheetRow>
              <IconButton
                label={t('filter.remove', { name: conditionWords(condition, { t, book }).name })}
                Icon={X}
                size={44}
                onClick={() => setConditions(conditions.toSpliced(at, 1))}
              />
            </Row>
          ))}
          <Row gap={2} wraps pad="0 2">
            {CONDITION_KINDS.map((kind) => (
              <Button
                key={kind}
                icon={<Plus size={14} aria-hidden />}
                onClick={() => setEditing({ at: undefined, condition: FIRST_CONDITIONS[kind] })}
              >
                {t(`filter.kind.${kind}`)}
              </Button>
            ))}
          </Row>
        </Stack>
        <Saved
          view={view}
          onView={onView}
          book={book}
          onSaved={(saved) => {
            onView((now) => ({ ...now, savedId: saved.savedId }));
            onSaved(saved);
          }}
        />
        <Row gap={2} wraps pad="0 2">
          {filtersSet(view.filter) > 0 && (
            <Button onClick={() => onView({ ...view, filter: NO_FILTER, savedId: undefined })}>
              {t('filter.clear')}
            </Button>
          )}
          <Button large primary block onClick={close}>
            {shown}
          </Button>
        </Row>
      </Stack>
    </Sheet>
  );
}

/** How many contacts the filter leaves, in words. */
function useShown({ filter, sort, order }: ListView): string {
  const { t } = useTranslation('contacts');
  const { data } = useInfiniteQuery(contactsQuery(filter, { sort, order }));
  const { count, isExact } = data?.pages[0]?.total ?? { count: 0, isExact: true };
  const number = formatNumber(count);
  return t('phone.show', { count, number: isExact ? number : t('list.moreThan', { number }) });
}

type Words = ReturnType<typeof useTranslation<'contacts'>>['t'];

const kindName = ({ kind }: ContactCondition, t: Words) =>
  kind === 'campaign' ? t('filter.campaign') : t(`filter.kind.${kind}`);

function Saved({ view, onView, book, onSaved }: FilterProps & { onSaved: (saved: SavedFilter) => void }) {
  const { t } = useTranslation('contacts');
  const { filters, chosen, canBeSaved, choose, forget } = useSavedFilters(view, onView, book);
  return (
    <Stack as="section" gap={1}>
      <Box as="h3" pad="0 2" className="muted small">
        {t('phone.saved')}
      </Box>
      <SheetRow isCurrent={!chosen && filtersSet(view.filter) === 0} onChoose={() => choose(undefined)}>
        {t('saved.all')}
      </SheetRow>
      {filters.map(({ filterId, name }) => (
        <Row key={filterId} gap={1}>
          <SheetRow
            icon={<Star size={16} strokeWidth={1.5} aria-hidden />}
            isCurrent={filterId === chosen?.filterId}
            onChoose={() => choose(filterId)}
          >
            {name}
          </SheetRow>
          <IconButton label={t('saved.forget', { name })} Icon={Trash2} size={44} onClick={() => forget(filterId)} />
        </Row>
      ))}
      {filters.length === 0 && (
        <Box as="p" pad="0 2" className="muted">
          {t('saved.none')}
        </Box>
      )}
      {canBeSaved && <Save key={chosen?.filterId} first={chosen?.name ?? ''} view={view} onSaved={onSaved} />}
    </Stack>
  );
}

type SaveProps = { first: string; view: ListView; onSaved: (saved: SavedFilter) => void };

function Save({ first, view, onSaved }: SaveProps) {
  const { t } = useTranslation('contacts');
  const { name, setName, submit, isPending, isEmpty } = useSaveFilter(first, view.filter, onSaved);
  return (
    <Box as="form" pad="0 2" onSubmit={submit}>
      <Row gap={2} wraps>
        <Text grow minWidth={160}>
          <input
            className={native.field}
            aria-label={t('saved.name')}
            placeholder={t('saved.name')}
            maxLength={FILTER_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Text>
        <Button submit busy={isPending} needs={isEmpty && 'name'}>
          {t('saved.save')}
        </Button>
      </Row>
    </Box>
  );
}
