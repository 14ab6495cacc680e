import { type Contact, FIELD_VALUE_MAX } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/contacts/contact-queries.ts';
import { Select } from '../../../ui/ant/select.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Labelled, LabelledFields } from '../../../ui/form/labelled.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ADD_FIELDS, useAddContact } from './use-add-contact.ts';

type AddContactDialogProps = { onClose: () => void; onAdded: (contact: Contact) => void };

/** One person by hand. The address is all that is needed. */
export function AddContactDialog({ onClose, onAdded }: AddContactDialogProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const { values, set, submit, problem, isPending, forget } = useAddContact(onAdded);
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Modal
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
                onChange={(event) => set({ email: event.target.value })}
                onPressEnter={submit}
              />
            )}
          </Labelled>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </div>
        <Grid columns="repeat(2, minmax(0, 1fr))" gap="3 4">
          {ADD_FIELDS.map((name) => (
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
