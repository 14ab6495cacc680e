import type { Card } from '@outrider/mail-kit/cards/card';
import { type MeetingPerson, writeMeetingCard } from '@outrider/mail-kit/cards/meeting-card';
import { momentIn } from '@outrider/mail-kit/zones/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { CardDialog } from './card-dialog.tsx';
import styles from './cards.module.css';
import { LineField, WordsField } from './fields.tsx';

export type MeetingDialogProps = {
  organizer: MeetingPerson;
  /** The recipients of the mail. */
  attendees: readonly MeetingPerson[];
  /** Of the person who writes. */
  timeZone: string;
  onInsert: (card: Card) => void;
  onClose: () => void;
};

const MINUTES = [15, 30, 45, 60, 90, 120] as const;

const zonesWith = (current: string) => [...new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();

/** A meeting for the mail: the invitation goes along as a calendar file, and answers come back to the thread. */
export function MeetingDialog({ organizer, attendees, timeZone, onInsert, onClose }: MeetingDialogProps) {
  const { t } = useTranslation('cards');
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const [minutes, setMinutes] = useState(30);
  const [zone, setZone] = useState(timeZone);
  const [link, setLink] = useState('');
  const [note, setNote] = useState('');
  const startsAt = momentOf(day, time, zone);
  const insert = () => {
    if (!startsAt) return;
    const uid = `${crypto.randomUUID()}@${organizer.email.slice(organizer.email.lastIndexOf('@') + 1)}`;
    const facts = { uid, title, startsAt, minutes, timeZone: zone, link, note, organizer, attendees };
    onInsert(writeMeetingCard({ ...facts, sequence: 0, madeAt: worldNow(), language: languageNow() }));
  };
  const needs = title.trim() === '' ? 'name' : startsAt === undefined && 'time';
  return (
    <CardDialog title={t('meeting.title')} needs={needs} onInsert={insert} onClose={onClose}>
      <LineField label={t('meeting.what')} value={title} onChange={setTitle} />
      <Grid
        gap={3}
        columns="minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)"
        narrow={{ columns: 'minmax(0, 1fr)' }}
        className={styles.beside}
      >
        <LineField label={t('meeting.day')} type="date" value={day} onChange={setDay} />
        <LineField label={t('meeting.time')} type="time" value={time} onChange={setTime} />
        <Labelled label={t('meeting.lasts')}>
          {(id) => (
            <select
              id={id}
              className={styles.field}
              value={minutes}
              onChange={({ target }) => setMinutes(Number(target.value))}
            >
              {MINUTES.map((each) => (
                <option key={each} value={each}>
                  {t('meeting.minutes', { count: each })}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </Grid>
      <Labelled label={t('meeting.zone')}>
        {(id) => (
          <select id={id} className={styles.field} value={zone} onChange={({ target }) => setZone(target.value)}>
            {zonesWith(timeZone).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Labelled>
      <LineField label={t('meeting.link')} type="url" maxLength={1_000} value={link} onChange={setLink} />
      <WordsField label={t('note')} value={note} onChange={setNote} />
    </CardDialog>
  );
}

function momentOf(day: string, time: string, zone: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  if (hour === undefined || minute === undefined) return undefined;
  return momentIn({ year, month, day: date, hour, minute }, zone);
}
