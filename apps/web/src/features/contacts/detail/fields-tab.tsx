import { customFieldName, FIELD_VALUE_MAX, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { editContact } from '../../../api/contacts/contact.ts';
import {
  bookQuery,
  type ContactDetail,
  forgetContact,
  refreshContacts,
} from '../../../api/contacts/contact-queries.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { fieldLabel } from '../shared/field-label.ts';
import styles from './fields-tab.module.css';

const typedValues = z.record(z.string(), z.string());
type Values = z.infer<typeof typedValues>;
const NOTHING: Values = {};

const OWN = new Set<string>(['email', 'source', ...STANDARD_FIELDS]);

const valuesOf = (contact: ContactDetail, names: readonly string[]): Values => ({
  email: contact.email,
  ...Object.fromEntries(STANDARD_FIELDS.map((name) => [name, contact[name]])),
  source: contact.source,
  ...Object.fromEntries(names.map((name) => [name, contact.fields[name] ?? ''])),
});

type FieldsTabProps = {
  contact: ContactDetail;
  onMoved: (email: string) => void;
  onChanged: (isChanged: boolean) => void;
};

/** Every field of a contact, changed where it stands; a new one becomes a field of the workspace. Leaving with changes asks. */
export function FieldsTab({ contact, onMoved, onChanged }: FieldsTabProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = new Set([...(book?.fields.map(({ name }) => name) ?? []), ...Object.keys(contact.fields), ...added]);
  const stored = valuesOf(contact, [...known]);
  const [changes, setChanges, forgetChanges] = useKeptState(`fields of ${contact.contactId}`, typedValues, NOTHING);
  const changed = Object.entries(changes).filter(([name, value]) => value.trim() !== stored[name]);
  const isChanged = changed.length > 0;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => () => onChanged(false), [onChanged]);
  const {
    mutate: save,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => editContact(inputOf(contact.contactId, changed)),
    onSuccess: ({ email }) => {
      toasts.show({ kind: 'success', text: t('fields.saved') });
      // At once, as the address in the browser may change next, and leaving with changes asks.
      flushSync(() => {
        forgetChanges();
        setAdded([]);
        onChanged(false);
      });
      if (email === contact.email) return;
      forgetContact(contact.email);
      onMoved(email);
    },
    onSettled: refreshContacts,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) save();
  };
  return (
    <Grid as="form" gap={1} pad="3 5 6" narrow={{ gap: 3, pad: 4 }} onSubmit={submit}>
      {Object.entries({ ...stored, ...changes }).map(([name, value]) => (
        <FieldLine
          key={name}
          label={fieldLabel(name, t)}
          value={value}
          onChange={(typed) => setChanges({ ...changes, [name]: typed })}
        />
      ))}
      <NewField taken={known} onAdd={(name) => setAdded([...added, name])} />
      {error && <FieldError>{error.message}</FieldError>}
      {isChanged && (
        <Row pad="3 0" surface="page" narrow={{ wraps: true }} className={styles.save}>
          <span className="muted small">{t('fields.changed', { count: changed.length })}</span>
          <Button small onClick={forgetChanges}>
            {t('fields.discard')}
          </Button>
          <Button small primary submit busy={isPending}>
            {t('save')}
          </Button>
        </Row>
      )}
    </Grid>
  );
}

function inputOf(contactId: string, changed: readonly (readonly [string, string])[]) {
  const own = changed.filter(([name]) => OWN.has(name));
  const fields = changed.filter(([name]) => !OWN.has(name));
  return {
    contactId,
    ...Object.fromEntries(own),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}

function FieldLine({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id} className="ellipsis" title={label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        maxLength={FIELD_VALUE_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The same function with every drawing, so that it runs once. */
const focus = (field: HTMLInputElement | null) => field?.focus();

function NewField({ taken, onAdd }: { taken: ReadonlySet<string>; onAdd: (name: string) => void }) {
  const { t } = useTranslation('contacts');
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return (
      <Box above={1}>
        <Button small icon={<Plus size={14} />} onClick={() => setName('')}>
          {t('fields.add')}
        </Button>
      </Box>
    );
  }
  const isGood = customFieldName.safeParse(name).success && !taken.has(name);
  const add = () => {
    if (!isGood) return;
    onAdd(name);
    setName(undefined);
  };
  return (
    <div className={styles.new}>
      <input
        ref={focus}
        className={styles.field}
        aria-label={t('fields.name')}
        aria-invalid={name !== '' && !isGood}
        placeholder={t('fields.nameHint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button small needs={!isGood && 'name'} onClick={add}>
        {t('fields.use')}
      </Button>
    </div>
  );
}
