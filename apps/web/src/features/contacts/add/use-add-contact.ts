import type { Contact, StandardField } from '@outrider/contract/contacts/contact';
import { emailAddress, issueText } from '@outrider/contract/validation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addContact } from '../../../api/contacts/contact.ts';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { nameOf } from '../shared/contact-words.ts';

export const ADD_FIELDS = [
  'firstName',
  'lastName',
  'title',
  'company',
  'city',
  'country',
] as const satisfies StandardField[];

const text = z.string();
const typedContact = z.object({
  email: text,
  firstName: text,
  lastName: text,
  title: text,
  company: text,
  city: text,
  country: text,
  source: text,
  tags: z.array(text),
  lists: z.array(text),
});
type Typed = z.infer<typeof typedContact>;
const EMPTY: Typed = {
  email: '',
  firstName: '',
  lastName: '',
  title: '',
  company: '',
  city: '',
  country: '',
  source: '',
  tags: [],
  lists: [],
};

/** One person by hand. The address is all that is needed; what was typed stays until it is added or given up. */
export function useAddContact(onAdded: (contact: Contact) => void) {
  const { t } = useTranslation('contacts');
  const [values, setValues, forget] = useKeptState('new contact', typedContact, EMPTY);
  const [problem, setProblem] = useState<string>();
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => addContact(values, { silent: true }),
    onSuccess: (contact) => {
      forget();
      toasts.show({ kind: 'success', text: t('add.done', { name: nameOf(contact) }) });
      onAdded(contact);
    },
    onError: ({ message }) => setProblem(message),
    onSettled: refreshContacts,
  });
  return {
    values,
    set: (changed: Partial<Typed>) => {
      setValues({ ...values, ...changed });
      if (changed.email !== undefined) setProblem(undefined);
    },
    submit: () => {
      const issue = emailAddress.safeParse(values.email).error?.issues[0];
      setProblem(issue && issueText({ ...issue, path: ['email'] }, languageNow()));
      if (!issue) add();
    },
    problem,
    isPending,
    forget,
  };
}
