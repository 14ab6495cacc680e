import { addContact, type Contact, FIELD_VALUE_MAX, type StandardField } from '@outrider/contract/contacts/contact';
import { emailAddress, issueText } from '@outrider/contract/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { languageNow } from '../../../i18n/i18n.ts';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { bookQuery, refreshContacts } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';

const FIELDS = ['firstName', 'lastName', 'title', 'company', 'city', 'country'] as const satisfies StandardField[];
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

type AddContactDialogProps = { onClose: () => void; onAdded: (contact: Contact) => void };

/** One person by hand. The address is all that is needed. */
export function AddContactDialog({ onClose, onAdded }: AddContactDialogProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const [values, setValues, forget] = useKeptState('new contact', typedContact, EMPTY);
  const [problem, setProblem] = useState<string>();
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => call(addContact, values, { silent: true }),
    onSuccess: (contact) => {
      forget();
      toasts.show({ kind: 'success', text: t('add.done', { name: nameOf(contact) }) });
      onAdded(contact);
    },
    onError: ({ message }) => setProblem(message),
    onSettled: refreshContacts,
  });
  const submit = () => {
    const issue = emailAddress.safeParse(values.email).error?.issues[0];
    setProblem(issue && issueText({ ...issue, path: ['email'] }, languageNow()));
    if (!issue) add();
  };
  const set = (changed: Partial<Typed>) => setValues({ ...values, ...changed });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Modal
      open
      width={520}
      title={t('add.title')}
      okText={t('add.do')}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={submit}
      onCancel={cancel}
    >
      <LabelledFields>
        <div>
          <Labelled label={t('field.email')}>
            {(id) => (
              <Input
                id={id}
                status={problem === undefined ? '' : 'error'}
                value={values.email}
                onChange={(event) => {
                  set({ email: event.target.value });
                  setProblem(undefined);
                }}
                onPressEnter={submit}
              />
            )}
          </Labelled>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </div>
        <Grid columns="repeat(2, minmax(0, 1fr))" gap="3 4">
          {FIELDS.map((name) => (
            <Labelled key={name} label={t(`field.${name}`)}>
              {(id) => (
                <Input
                  id={id}
                  maxLength={FIELD_VALUE_MAX}
                  value={values[name]}
                  onChange={(event) => set({ [name]: event.target.value })}
                  onPressEnter={submit}
                />
              )}
            </Labelled>
          ))}
          {(['tags', 'lists'] as const).map((kind) => (
            <Labelled key={kind} label={t(`labels.${kind}.current`)}>
              {(id) => (
                <Select
                  id={id}
                  mode="tags"
                  tokenSeparators={[',']}
                  value={values[kind]}
                  options={(book?.[kind] ?? []).map(({ name }) => ({ value: name, label: name }))}
                  onChange={(names: string[]) => set({ [kind]: names })}
                />
              )}
            </Labelled>
          ))}
        </Grid>
        <Labelled label={t('add.source')} hint={t('add.sourceHint')}>
          {(id) => (
            <Input
              id={id}
              maxLength={FIELD_VALUE_MAX}
              value={values.source}
              onChange={(event) => set({ source: event.target.value })}
              onPressEnter={submit}
            />
          )}
        </Labelled>
      </LabelledFields>
    </Modal>
  );
}
