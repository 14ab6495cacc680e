import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { fromField, SNOOZE_CHOICES, snoozeTimes, toField } from './snooze-times.ts';
import styles from './triage.module.css';

type SnoozeDialogProps = {
  /** It is put off already and can be brought back. */
  isSnoozed: boolean;
  onSnooze: (until: string | null) => void;
  onClose: () => void;
};

/** When a message comes back into the inbox. */
export function SnoozeDialog({ isSnoozed, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('inbox');
  const { timeZone, moment } = useDates();
  const [opened] = useState(() => new Date());
  const times = snoozeTimes(opened, timeZone);
  const [picked, setPicked] = useState(() => toField(times.tomorrow ?? opened, timeZone));
  const pickedAt = fromField(picked, timeZone);
  const isPast = pickedAt === undefined || pickedAt <= opened;
  const choices = useRef<HTMLDivElement>(null);
  // Enter takes the first; a dialog would otherwise begin in its field.
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog title={t('snooze.title')} onClose={onClose}>
      <div ref={choices} className={styles.choices}>
        {SNOOZE_CHOICES.map((choice) => {
          const at = times[choice];
          if (!at) return null;
          return (
            <button key={choice} type="button" className={styles.choice} onClick={() => onSnooze(at.toISOString())}>
              <span>{t(`snooze.${choice}`)}</span>
              <span className="muted">{moment(at)}</span>
            </button>
          );
        })}
        {isSnoozed && (
          <button type="button" className={styles.choice} onClick={() => onSnooze(null)}>
            {t('snooze.now')}
          </button>
        )}
      </div>
      <label className={styles.pick}>
        <span>{t('snooze.pick')}</span>
        <input
          type="datetime-local"
          value={picked}
          min={toField(opened, timeZone)}
          onChange={(event) => setPicked(event.target.value)}
        />
      </label>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary disabled={isPast} onClick={() => pickedAt && onSnooze(pickedAt.toISOString())}>
          {t('snooze.until')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
