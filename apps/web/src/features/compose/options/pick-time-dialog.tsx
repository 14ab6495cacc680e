import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromField, toField } from '../../../platform/time/time-field.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './options.module.css';

const HOUR_MS = 3_600_000;

type PickTimeDialogProps = {
  /** The time that is set, empty for none. */
  first: string;
  onPick: (at: string, timeZone: string) => void;
  onClose: () => void;
};

/** A day, a time and the zone whose clock is meant. */
export function PickTimeDialog({ first, onPick, onClose }: PickTimeDialogProps) {
  const { t } = useTranslation('compose');
  const dates = useDates();
  const [openedAt] = useState(() => worldNow());
  const [zone, setZone] = useState(dates.timeZone);
  const [picked, setPicked] = useState(() =>
    toField(first === '' ? new Date(openedAt.getTime() + 24 * HOUR_MS) : new Date(first), dates.timeZone),
  );
  const at = fromField(picked, zone);
  const isToCome = at !== undefined && at > openedAt;
  return (
    <Dialog title={t('schedule.pick')} onClose={onClose}>
      <Grid gap={3} below={4} className={styles.pick}>
        <label>
          <span>{t('schedule.when')}</span>
          <input
            type="datetime-local"
            value={picked}
            min={toField(openedAt, zone)}
            onChange={(event) => setPicked(event.target.value)}
          />
        </label>
        <label>
          <span>{t('schedule.zone')}</span>
          <select value={zone} onChange={(event) => setZone(event.target.value)}>
            {[...new Set([zone, dates.timeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort().map((each) => (
              <option key={each} value={each}>
                {each.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <p className={isToCome ? 'muted' : 'red'} role="status">
          {isToCome ? t('schedule.yourTime', { at: dates.moment(at) }) : t('schedule.past')}
        </p>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary needs={!isToCome && 'time'} onClick={() => at && onPick(at.toISOString(), zone)}>
          {t('schedule.set')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
