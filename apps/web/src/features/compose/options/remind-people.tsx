import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/layout.tsx';
import type { ComposedMail } from '../state/mail.ts';
import { isValidEmail } from '../state/receivers.ts';
import styles from './options.module.css';

const DAYS_MAX = 365;

type RemindPeopleProps = { mail: ComposedMail; onChange: (changed: Partial<ComposedMail>) => void };

/** Whose silence is reminded of, and after how many days. */
export function RemindPeople({ mail, onChange }: RemindPeopleProps) {
  const { t } = useTranslation('compose');
  const { receiver, senderReceivers, remindAfterDays } = mail;
  const people = receiver.filter(({ email }) => isValidEmail(email));
  const toggle = (email: string, isOn: boolean) =>
    onChange({
      senderReceivers: isOn ? [...senderReceivers, email] : senderReceivers.filter((each) => each !== email),
    });
  return (
    <Grid gap={1} above={1} className={styles.remind}>
      <label>
        <input
          type="number"
          min={1}
          max={DAYS_MAX}
          value={remindAfterDays}
          aria-label={t('option.remindDays')}
          onChange={({ target: { valueAsNumber } }) =>
            onChange({
              remindAfterDays: Number.isFinite(valueAsNumber)
                ? Math.min(DAYS_MAX, Math.max(1, Math.round(valueAsNumber)))
                : 1,
            })
          }
        />{' '}
        {t('option.days')}
      </label>
      {people.length > 1 &&
        people.map(({ email, name }) => (
          <label key={email}>
            <input
              type="checkbox"
              checked={senderReceivers.includes(email)}
              onChange={(event) => toggle(email, event.target.checked)}
            />{' '}
            {name || email}
          </label>
        ))}
    </Grid>
  );
}
