import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { Archive, ChevronLeft, Ellipsis, Inbox, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './thread-page.module.css';

type ThreadHeadProps = {
  /** What it is about; left out where that stands below. */
  subject: string | undefined;
  /** The list is beside it: no way back is needed. */
  isBeside: boolean;
  message: Message | undefined;
  onClose: () => void;
  onChange: (change: Change) => void;
  onSnooze: () => void;
  onMore: () => void;
};

/** The way back, and what is done most. */
export function ThreadHead(props: ThreadHeadProps) {
  const { subject, isBeside, message, onClose, onChange, onSnooze, onMore } = props;
  const { t } = useTranslation('inbox');
  const isInInbox = message?.fid === FOLDER_IDS.inbox;
  return (
    <Row as="header" rigid spread height={52} pad="0 2 0 1" border="bottom" gap={0} className={styles.head}>
      {!isBeside && <IconButton label={t('phone.back')} Icon={ChevronLeft} size={44} iconSize={18} onClick={onClose} />}
      {subject !== undefined && <h1 className="ellipsis">{subject || t('row.noSubject')}</h1>}
      {message && (
        <Row as="span" before="auto" gap={0} align="stretch">
          {isInInbox ? (
            <IconButton
              label={t('do.archive')}
              Icon={Archive}
              size={44}
              iconSize={18}
              onClick={() => onChange({ kind: 'move', fid: FOLDER_IDS.archive })}
            />
          ) : (
            <IconButton
              label={t('do.toInbox')}
              Icon={Inbox}
              size={44}
              iconSize={18}
              onClick={() => onChange({ kind: 'move', fid: FOLDER_IDS.inbox })}
            />
          )}
          <IconButton label={t('do.snooze')} Icon={Moon} size={44} iconSize={18} onClick={onSnooze} />
          <IconButton label={t('do.more')} Icon={Ellipsis} size={44} iconSize={18} onClick={onMore} />
        </Row>
      )}
    </Row>
  );
}
