import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { Archive, ChevronLeft, Ellipsis, Inbox, type LucideIcon, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import styles from './thread-page.module.css';

type ThreadHeadProps = {
  message: Message | undefined;
  onClose: () => void;
  onChange: (change: Change) => void;
  onSnooze: () => void;
  onMore: () => void;
};

/** The way back, and what is done most. */
export function ThreadHead({ message, onClose, onChange, onSnooze, onMore }: ThreadHeadProps) {
  const { t } = useTranslation('inbox');
  const isInInbox = message?.fid === FOLDER_IDS.inbox;
  return (
    <header className={styles.head}>
      <IconButton label={t('phone.back')} Icon={ChevronLeft} onPress={onClose} />
      {message && (
        <span className={styles.actions}>
          {isInInbox ? (
            <IconButton
              label={t('do.archive')}
              Icon={Archive}
              onPress={() => onChange({ kind: 'move', fid: FOLDER_IDS.archive })}
            />
          ) : (
            <IconButton
              label={t('do.toInbox')}
              Icon={Inbox}
              onPress={() => onChange({ kind: 'move', fid: FOLDER_IDS.inbox })}
            />
          )}
          <IconButton label={t('do.snooze')} Icon={Moon} onPress={onSnooze} />
          <IconButton label={t('do.more')} Icon={Ellipsis} onPress={onMore} />
        </span>
      )}
    </header>
  );
}

const IconButton = ({ label, Icon, onPress }: { label: string; Icon: LucideIcon; onPress: () => void }) => (
  <button type="button" className={styles.icon} aria-label={label} onClick={onPress}>
    <Icon size={18} strokeWidth={1.5} aria-hidden />
  </button>
);
