import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatWeekday } from '../../../platform/time/format-time.ts';
import { placeOfZone } from '../../../platform/time/place-of-zone.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { useOpenMail } from '../composer.ts';
import { PickTimeDialog } from '../options/pick-time-dialog.tsx';
import { schedule } from '../options/schedule-mail.ts';
import { scheduleTimes } from '../options/schedule-times.ts';
import styles from './phone-compose.module.css';

/** When it goes, within reach of the thumb. */
export function PhoneSchedule({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const { timeZone, time } = useDates();
  const at = useOpenMail(cid, ({ mail }) => mail.scheduleDate) ?? '';
  const [openedAt] = useState(() => worldNow());
  const [isPicking, setPicking] = useState(false);
  const words = (moment: Date | string) =>
    `${formatWeekday(moment, { timeZone, language: languageNow() })} ${time(moment)}`;
  const times = scheduleTimes(openedAt, timeZone).filter(({ choice }) => choice === 'tomorrow' || choice === 'monday');
  const isOwn = at !== '' && !times.some((each) => each.at.toISOString() === at);
  return (
    <Box rigid pad="2 4" border="top">
      <Row spread below={2} gap={0} align="stretch">
        <span className="medium">{t('send')}</span>
        <span className="muted">{t('schedule.byYours', { zone: placeOfZone(timeZone) })}</span>
      </Row>
      <Row align="stretch" className={styles.times}>
        <button className="field" type="button" aria-pressed={at === ''} onClick={() => schedule(cid, '', timeZone)}>
          {t('schedule.justNow')}
        </button>
        {times.map((each) => (
          <button
            className="field"
            key={each.choice}
            type="button"
            aria-pressed={each.at.toISOString() === at}
            onClick={() => schedule(cid, each.at.toISOString(), timeZone)}
          >
            {each.at.toISOString() === at && <Clock size={14} strokeWidth={1.5} aria-hidden />}
            {words(each.at)}
          </button>
        ))}
        <button className="field" type="button" aria-pressed={isOwn} onClick={() => setPicking(true)}>
          {isOwn ? words(at) : t('schedule.pickShort')}
        </button>
      </Row>
      {isPicking && (
        <PickTimeDialog
          first={at}
          onPick={(picked, zone) => {
            setPicking(false);
            schedule(cid, picked, zone);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}
