import type { AccountSettings } from '@outrider/contract/mailboxes/settings';
import { type ReactNode, useId } from 'react';
import { LabelledSwitch } from '../../../../ui/controls/switch.tsx';
import { ChoicesList } from '../../../../ui/form/choices-list.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Labelled } from '../../../../ui/form/labelled.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import type { useSettingsEdit } from '../use-settings-edit.ts';
import styles from './phone-settings.module.css';

type FieldProps = {
  edit: ReturnType<typeof useSettingsEdit>;
  name: keyof AccountSettings;
  label: string;
  hint?: ReactNode;
};

type WordsFieldProps = FieldProps & { placeholder?: string; choices?: readonly string[] };

export function WordsField({ edit, name, label, hint, placeholder = '', choices = [] }: WordsFieldProps) {
  const listId = useId();
  return (
    <Field edit={edit} name={name} label={label} hint={hint}>
      {(id) => (
        <>
          <input
            id={id}
            className={styles.field}
            list={listId}
            placeholder={placeholder}
            value={edit.textOf(name)}
            onChange={({ target }) => edit.set(name, target.value)}
          />
          <ChoicesList id={listId} choices={choices} />
        </>
      )}
    </Field>
  );
}

/** Whole numbers; an empty field is no number, and is said so when it is saved. */
export const NumberField = ({ edit, name, label, hint }: FieldProps) => (
  <Field edit={edit} name={name} label={label} hint={hint}>
    {(id) => (
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        value={edit.textOf(name)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          edit.set(name, digits === '' ? null : Number(digits));
        }}
      />
    )}
  </Field>
);

export const WritingField = ({ edit, name, label, hint }: FieldProps) => (
  <Field edit={edit} name={name} label={label} hint={hint}>
    {(id) => (
      <textarea
        id={id}
        rows={5}
        className={styles.field}
        value={edit.textOf(name)}
        onChange={({ target }) => edit.set(name, target.value)}
      />
    )}
  </Field>
);

type PickFieldProps = FieldProps & { choices: readonly (readonly [value: string, text: string])[] };

export const PickField = ({ edit, name, label, hint, choices }: PickFieldProps) => (
  <Field edit={edit} name={name} label={label} hint={hint}>
    {(id) => (
      <select
        id={id}
        className={styles.field}
        value={edit.textOf(name)}
        onChange={({ target }) => edit.set(name, target.value)}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const SwitchField = ({ edit, name, label, hint }: FieldProps) => (
  <Grid gap={0.5} className={styles.switch}>
    <LabelledSwitch label={label} isOn={edit.isOn(name)} onChange={(isOn) => edit.set(name, isOn)} />
    <span className="muted small">{hint}</span>
  </Grid>
);

type DrawnFieldProps = FieldProps & { children: (id: string) => ReactNode };

function Field({ edit, name, label, hint, children }: DrawnFieldProps) {
  const error = edit.errorOf(name);
  return (
    <Labelled label={label} hint={hint || undefined}>
      {(id) => (
        <>
          {children(id)}
          {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </>
      )}
    </Labelled>
  );
}
