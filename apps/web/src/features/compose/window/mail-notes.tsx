import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { composer, useOpenMail } from '../composer.ts';
import styles from './compose.module.css';
import { ConflictNote } from './conflict-note.tsx';

/** What is to be known about this mail before it is written on. */
export function MailNotes({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const { time, moment, isToday } = useDates();
  const from = useOpenMail(cid, (open) => open.broughtBackFrom);
  const failure = useOpenMail(cid, (open) => open.failure);
  const conflict = useOpenMail(cid, (open) => open.conflict);
  if (from === undefined && !failure && !conflict) return null;
  return (
    <Grid rigid gap={2} className={styles.notes}>
      {from !== undefined && !conflict && (
        <Note
          action={
            <button type="button" className="link" onClick={() => composer.hideBroughtBack(cid)}>
              {t('close')}
            </button>
          }
        >
          {t('broughtBack', { at: isToday(from) ? time(from) : moment(from) })}
        </Note>
      )}
      {conflict && <ConflictNote cid={cid} theirs={conflict} />}
      {failure && (
        <Note
          tone="red"
          action={
            failure.recipients.length > 0 && (
              <button type="button" className="link" onClick={() => void composer.sendAgain(cid)}>
                {t('failed.again')}
              </button>
            )
          }
        >
          {failure.message}
          {failure.recipients.length > 0 && (
            <ul>
              {failure.recipients.map(({ email, message }) => (
                <li key={email}>
                  {email}: {message}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
    </Grid>
  );
}
