import { useState } from 'react';
import { fromField, toField } from '../../../platform/time/time-field.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { SNOOZE_CHOICES, snoozeTimes } from './snooze-times.ts';

export type SnoozeProps = {
  /** It is put off already and can be brought back. */
  isSnoozed: boolean;
  onSnooze: (until: string | null) => void;
  onClose: () => void;
};

/** Times to choose from, and one of one's own, in the zone of the reader. */
export function useSnooze() {
  const { timeZone, moment } = useDates();
  const [openedAt] = useState(() => worldNow());
  const times = snoozeTimes(openedAt, timeZone);
  const [picked, setPicked] = useState(() => toField(times.tomorrow ?? openedAt, timeZone));
  const pickedAt = fromField(picked, timeZone);
  return {
    choices: SNOOZE_CHOICES.flatMap((choice) => {
      const at = times[choice];
      return at ? [{ choice, until: at.toISOString(), words: moment(at) }] : [];
    }),
    field: { value: picked, min: toField(openedAt, timeZone) },
    onPick: setPicked,
    /** Undefined where it is no time to come. */
    until: pickedAt && pickedAt > openedAt ? pickedAt.toISOString() : undefined,
  };
}
