import { type Contact, FIELD_VALUE_MAX } from '@outrider/contract/contacts/contact';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import native from '../../../ui/form/native-field.module.css';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { PhoneLabelRow } from '../labels/phone-label-row.tsx';
import { ADD_FIELDS, useAddContact } from './use-add-contact.ts';

type PhoneAddProps = { onClose: () => void; onAdded: (contact: Contact) => void };

/** One person by hand. Closing it keeps what was typed; only Cancel gives it up. */
export function PhoneAdd({ onClose, onAdded }: PhoneAddProps) {
  const { t } = useTranslation('contacts');
  const { values, set, submit, problem, isPending, forget } = useAddContact(onAdded);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Sheet title={t('add.title')} onClose={onClose}>
      <Box as="form" pad="0 2" onSubmit={send} noValidate>
        <Stack gap={4}>
          <div>
            <TextLine
              label={t('field.email')}
              type="email"
              isWrong={problem !== undefined}
              value={values.email}
              onChange={(email) => set({ email })}
            />
            {problem !== undefined && <FieldError>{problem}</FieldError>}
          </div>
          {ADD_FIELDS.map((name) => (
            <TextLine
              key={name}
              label={t(`field.${name}`)}
              value={values[name]}
              onChange={(typed) => set({ [name]: typed })}
            />
          ))}
          {(['tags', 'lists'] as const).map((kind) => (
            <PhoneLabelRow key={kind} kind={kind} chosen={values[kind]} onChange={(names) => set({ [kind]: names })} />
          ))}
          <TextLine
            label={t('add.source')}
            hint={t('add.sourceHint')}
            value={values.source}
            onChange={(source) => set({ source })}
          />
          <Row gap={2}>
            <Button onClick={cancel}>{t('cancel')}</Button>
            <Button large submit primary block busy={isPending}>
              {t('add.do')}
            </Button>
          </Row>
        </Stack>
      </Box>
    </Sheet>
  );
}

type TextLineProps = {
  label: string;
  hint?: string;
  type?: 'text' | 'email';
  isWrong?: boolean;
  value: string;
  onChange: (value: string) => void;
};

const TextLine = ({ label, hint, type = 'text', isWrong = false, value, onChange }: TextLineProps) => (
  <Labelled label={label} hint={hint}>
    {(id) => (
      <input
        id={id}
        type={type}
        className={native.field}
        autoComplete="off"
        aria-invalid={isWrong}
        maxLength={FIELD_VALUE_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
);
