import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Labelled } from '../../ui/form/labelled.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { canEncrypt } from './crypto.ts';
import styles from './seal-fields.module.css';
import { suggestPassword } from './suggest-password.ts';

/** How a mail is to be encrypted, as the composer keeps it. */
export type SealChoice = { password: string; days: number; savePassword: boolean; asFile: boolean };

const PASSWORD_MIN = 8;
const DAYS = [1, 7, 30, 90, 365] as const;

export const canSealWith = ({ password }: Pick<SealChoice, 'password'>): boolean =>
  canEncrypt() && Array.from(password).length >= PASSWORD_MIN;

type SealFieldsProps = { choice: SealChoice; onChange: (choice: SealChoice) => void };

/** Password, how long it opens, and what else the sender wants; for the composer. */
export function SealFields({ choice, onChange }: SealFieldsProps) {
  const { t } = useTranslation('sealed-mail');
  const { password, days, savePassword, asFile } = choice;
  if (!canEncrypt()) return <Note tone="red">{t('seal.insecure')}</Note>;
  const isShort = password !== '' && !canSealWith(choice);
  return (
    <Stack gap={3} className={styles.fields}>
      <TextField
        label={t('seal.password')}
        name="encpwd"
        type="password"
        autoComplete="new-password"
        value={password}
        error={isShort ? t('seal.short', { min: PASSWORD_MIN }) : undefined}
        beside={
          <Button small onClick={() => onChange({ ...choice, password: suggestPassword() })}>
            {t('seal.suggest')}
          </Button>
        }
        hint={<span className="muted small">{t('seal.tell')}</span>}
        onChange={(typed) => onChange({ ...choice, password: typed })}
        onBlur={() => {}}
      />
      <Labelled label={t('seal.opens')} hint={t('seal.kept')}>
        {(id) => (
          <select
            id={id}
            className={styles.select}
            value={days}
            onChange={({ target }) => onChange({ ...choice, days: Number(target.value) })}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {t('seal.days', { count: each })}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Choice checked={savePassword} onChange={(checked) => onChange({ ...choice, savePassword: checked })}>
        {t('seal.save')}
      </Choice>
      <Choice checked={asFile} onChange={(checked) => onChange({ ...choice, asFile: checked })}>
        {t('seal.asFile')}
      </Choice>
      {asFile && <Note tone="amber">{t('seal.asFileWarning')}</Note>}
    </Stack>
  );
}

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; children: string };

const Choice = ({ checked, onChange, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
