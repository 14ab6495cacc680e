import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactBook, refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { deleteContactFilter, saveContactFilter } from '../../../api/contacts/labels.ts';
import { toasts } from '../../../platform/toasts.ts';
import { filtersSet, isSameFilter, type ListView, NO_FILTER } from './list-view.ts';

export const FILTER_NAME_MAX = 60;

/** The filters the user keeps; the chosen one stays named while it is changed. */
export function useSavedFilters(view: ListView, onView: (view: ListView) => void, book: ContactBook | undefined) {
  const filters = book?.filters ?? [];
  const chosen = filters.find(({ filterId }) => filterId === view.savedId);
  const isChanged = chosen !== undefined && !isSameFilter(chosen.filter, view.filter);
  const { mutate: forget } = useMutation({
    mutationFn: (filterId: string) => deleteContactFilter({ filterId }),
    onSuccess: (_answer, filterId) => {
      if (filterId === view.savedId) onView({ ...view, savedId: undefined });
    },
    onSettled: refreshContacts,
  });
  return {
    filters,
    chosen,
    isChanged,
    /** There is something to keep that is not kept yet. */
    canBeSaved: filtersSet(view.filter) > 0 && (!chosen || isChanged),
    /** Nothing chosen is all contacts. */
    choose: (id: string | undefined) => {
      const filter = filters.find(({ filterId }) => filterId === id);
      onView({ ...view, filter: filter?.filter ?? NO_FILTER, savedId: filter?.filterId });
    },
    forget,
  };
}

/** What was saved, which may be behind what is chosen by now. */
export type SavedFilter = { savedId: string; filter: ContactFilter };

/** Keeps the filter under a name; one with the same name is replaced. */
export function useSaveFilter(first: string, filter: ContactFilter, onSaved: (saved: SavedFilter) => void) {
  const { t } = useTranslation('contacts');
  const [name, setName] = useState(first);
  const { mutate: save, isPending } = useMutation({
    mutationFn: (asked: { name: string; filter: ContactFilter }) => saveContactFilter(asked),
    onSuccess: async ({ filterId }, asked) => {
      await refreshContacts();
      toasts.show({ kind: 'success', text: t('saved.done', { name: asked.name.trim() }) });
      onSaved({ savedId: filterId, filter: asked.filter });
    },
  });
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) save({ name, filter });
  };
  return { name, setName, submit, isPending, isEmpty };
}
