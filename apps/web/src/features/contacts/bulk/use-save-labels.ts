import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelContacts } from '../../../api/contacts/contact.ts';
import { bookQuery, refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import type { Question } from './contact-asks.tsx';

export const LABEL_NAME_MAX = 60;

export const labelKind = ({ ask }: Pick<Question, 'ask'>) => (ask === 'lists' ? 'lists' : 'tags');

/** Puts tags or lists on contacts and takes others off, by their names. */
export function useSaveLabels(question: Pick<Question, 'ask' | 'choice'>, onSaved: () => void) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const kind = labelKind(question);
  return useMutation({
    mutationFn: async ({ on, off }: { on: string[]; off: readonly string[] }) => {
      const offIds = (book?.[kind] ?? []).filter(({ name }) => off.includes(name)).map(({ id }) => id);
      if (on.length + offIds.length === 0) return 0;
      const changes = kind === 'tags' ? { addTags: on, removeTags: offIds } : { addLists: on, removeLists: offIds };
      return (await labelContacts({ choice: question.choice, ...changes })).changed;
    },
    onSuccess: (changed) => {
      toasts.show({ kind: 'success', text: t('labels.saved', { count: changed, number: formatNumber(changed) }) });
      onSaved();
    },
    onSettled: refreshContacts,
  });
}
