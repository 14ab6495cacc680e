import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../../../api/inbox/live-queries.ts';
import { WriteButton } from '../../../features/compose/inbox/write-button.tsx';
import { FolderList, MeaningList } from '../../../features/inbox/folders/folder-list.tsx';
import { CannotLogIn } from '../../../features/inbox/folders/mailbox-list.tsx';
import { MailboxSelect } from '../../../features/inbox/folders/mailbox-select.tsx';
import { useViewName } from '../../../features/inbox/folders/use-view-name.ts';
import { type Place, placeOf } from '../../../features/inbox/shared/place.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { ScheduledLink } from '../../shared/compose/scheduled-link.tsx';
import styles from './inbox-screen.module.css';
import { mendLink } from './mend-link.tsx';

type NarrowHeadProps = { place: Place; go: (place: Place) => void };

/** The folders, folded into the head of the list. */
export function NarrowHead({ place, go }: NarrowHeadProps) {
  const { t } = useTranslation('inbox');
  const [isOpen, setOpen] = useState(false);
  const { data: counts } = useQuery(countsQuery(place.accountId));
  const name = useViewName(place);
  const goTo = (view: Place['view']) => {
    setOpen(false);
    go({ ...placeOf(place.accountId), view });
  };
  return (
    <header className={styles.head}>
      <Dropdown
        open={isOpen}
        onOpenChange={setOpen}
        popupRender={() => (
          <Box width={240} pad={2} scrolls rounded surface="raised" shadow="pop" className={styles.menu}>
            <FolderList place={place} onView={goTo} scheduled={<ScheduledLink onGo={() => setOpen(false)} />} />
            <MeaningList place={place} onView={goTo} />
            <div className={styles.mend}>
              <CannotLogIn mend={mendLink} />
            </div>
          </Box>
        )}
      >
        <Row type="button" as="button" grow minWidth={0} pad={0} tone="inherit" className={styles.place}>
          <h1 className="ellipsis">
            <span className="visually-hidden">{t('folders.open', { name })}</span>
            <span aria-hidden>{name}</span>
          </h1>
          {place.view === 'inbox' && (counts?.unread ?? 0) > 0 && (
            <span className={styles.number}>{formatNumber(counts?.unread ?? 0)}</span>
          )}
          <ChevronDown size={16} aria-hidden />
        </Row>
      </Dropdown>
      <WriteButton accountId={place.accountId} />
      <Box rigid width={144}>
        <MailboxSelect accountId={place.accountId} onAccount={(accountId) => go(placeOf(accountId))} isShort />
      </Box>
    </header>
  );
}
