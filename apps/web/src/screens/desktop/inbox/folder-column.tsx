import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FolderList, MeaningList } from '../../../features/inbox/folders/folder-list.tsx';
import { MailboxList } from '../../../features/inbox/folders/mailbox-list.tsx';
import { MailboxSelect } from '../../../features/inbox/folders/mailbox-select.tsx';
import { type Place, placeOf } from '../../../features/inbox/shared/place.ts';
import { RepliesLink } from '../../shared/inbox/replies-link.tsx';
import styles from './inbox-screen.module.css';
import { mendLink } from './mend-link.tsx';

type FolderColumnProps = { place: Place; go: (place: Place) => void };

/** Where mail lies, what answers mean, and whose mailboxes these are. Not drawn again with every page of the list. */
export const FolderColumn = memo(function FolderColumn({ place, go }: FolderColumnProps) {
  const { t } = useTranslation('inbox');
  const onView = (view: Place['view']) => go({ ...placeOf(place.accountId), view });
  const onAccount = (accountId: string) => go(placeOf(accountId));
  return (
    <div className={styles.folders}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
      </header>
      <div className={styles.choose}>
        <MailboxSelect accountId={place.accountId} onAccount={onAccount} />
      </div>
      <div className={styles.scroll}>
        <FolderList place={place} onView={onView} />
        <RepliesLink />
        <MeaningList place={place} onView={onView} />
        <MailboxList accountId={place.accountId} onAccount={onAccount} mend={mendLink} />
      </div>
    </div>
  );
});
