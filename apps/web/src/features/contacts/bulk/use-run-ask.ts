import type { ContactChoice } from '@outrider/contract/contacts/contact';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportContacts } from '../../../api/contacts/contact.ts';
import { beginVerification } from '../../../api/verify.ts';
import { downloadCsvText } from '../../../platform/files/csv.ts';
import { toasts } from '../../../platform/toasts.ts';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';

/** Sends the addresses to verification; the caller shows the check that began. */
export function useVerify(onBegun: (taskId: string) => void) {
  const { t } = useTranslation('contacts');
  return useMutation({
    mutationFn: ({ choice, contacts, count }: Question) => {
      const [only] = contacts;
      return beginVerification({
        name: count === 1 && only ? nameOf(only).slice(0, 100) : t('verify.name'),
        from:
          'filter' in choice
            ? { kind: 'contacts', filter: choice.filter }
            : { kind: 'text', text: contacts.map(({ email }) => email).join('\n') },
      });
    },
    onSuccess: ({ task }) => {
      toasts.show({ kind: 'success', text: t('verify.begun', { count: task.total }) });
      onBegun(task.taskId);
    },
  });
}

/** Everything about the chosen contacts as a file, read in as many parts as it needs. */
export function useExport() {
  const { t } = useTranslation('contacts');
  return useMutation({
    mutationFn: async ({ choice }: { choice: ContactChoice }) => {
      const parts: string[] = [];
      let after = '';
      do {
        const part = await exportContacts({ choice, after });
        parts.push(part.csv);
        after = part.next;
      } while (after !== '');
      downloadCsvText(t('export.file'), parts.join(''));
    },
  });
}
