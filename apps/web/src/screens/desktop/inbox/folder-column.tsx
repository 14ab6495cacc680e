import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteButton } from '../../../features/compose/inbox/write-button.tsx';
import { FolderList, MeaningList } from '../../../features/inbox/folders/folder-list.tsx';
import { MailboxList } from '../../../features/inbox/folders/mailbox-list.tsx';
import { MailboxSelect } from '../../../features/inbox/folders/mailbox-select.tsx';
import { type Place, placeOf } from '../../../features/inbox/shared/place.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { ScheduledLink } from '../../shared/compose/scheduled-link.tsx';
import { RepliesLink } from '../../shared/inbox/replies-link.tsx';
import styles from './inbox-screen.module.css';
import { mendLink } from './mend-link.tsx';

type FolderColumnProps = {
  /** Undefined on a page of the inbox that is no list of messages. */
  place: Place | undefined;
  go: (place: Place) => void;
};

/** Where mail lies, what answers mean, and whose mailboxes these are. Not drawn again with every page of the list. */
export const FolderColumn = memo(function FolderColumn({ place, go }: FolderColumnProps) {
  const { t } = useTranslation('inbox');
  const accountId = place?.accountId ?? '';
  const onView = (view: Place['view']) => go({ ...placeOf(accountId), view });
  const onAccount = (chosen: string) => go(placeOf(chosen));
  return (
    <div className={styles.folders}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <WriteButton accountId={accountId} />
      </header>
      <Box rigid below={3} before={3} after={3}>
        <MailboxSelect accountId={accountId} onAccount={onAccount} />
      </Box>
      <Box grow minHeight={0} pad="0 2 4" scrolls>
        <FolderList place={place} onView={onView} scheduled={<ScheduledLink />} />
        <RepliesLink />
        <MeaningList place={place} onView={onView} />
        <MailboxList accountId={accountId} onAccount={onAccount} mend={mendLink} />
      </Box>
    </div>
  );
});
