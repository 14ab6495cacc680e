import { Clock, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { composer, useCompose, useOpenMail } from '../../composer.ts';
import { usePendingFiles } from '../attachments-row.tsx';
import styles from '../compose.module.css';

type SendButtonProps = { cid: string /** Where there is no room for the time. */; isShort?: boolean };

/** Says what a press does: with a time chosen it schedules. */
export function SendButton({ cid, isShort = false }: SendButtonProps) {
  const { t } = useTranslation('compose');
  const { isToday, time, moment } = useDates();
  const at = useOpenMail(cid, ({ mail }) => mail.scheduleDate) ?? '';
  const isWaiting = useCompose(({ waiting }) => waiting.includes(cid));
  const isBlocked = useOpenMail(cid, ({ conflict }) => conflict !== undefined) === true;
  const hasPendingFiles = usePendingFiles(cid).some(({ state }) => state !== 'failed');
  const Icon = at === '' ? Send : Clock;
  const words = isShort ? t('schedule.short') : t('schedule.button', { at: isToday(at) ? time(at) : moment(at) });
  return (
    <Button
      primary
      busy={isWaiting}
      disabled={isBlocked || hasPendingFiles}
      icon={isShort ? undefined : <Icon size={16} strokeWidth={1.5} />}
      title={hasPendingFiles ? t('files.wait') : undefined}
      onClick={() => void composer.send(cid)}
    >
      {at === '' ? t('send') : words}
      {!isShort && <kbd className={styles.key}>⌘↵</kbd>}
    </Button>
  );
}
