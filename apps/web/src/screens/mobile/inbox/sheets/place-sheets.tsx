import { useInfiniteQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountsQuery } from '../../../../api/inbox/inbox-queries.ts';
import { FolderLink } from '../../../../features/inbox/folders/folder-link.tsx';
import { FolderList, MeaningList } from '../../../../features/inbox/folders/folder-list.tsx';
import { MailboxList } from '../../../../features/inbox/folders/mailbox-list.tsx';
import type { Place } from '../../../../features/inbox/shared/place.ts';
import { paths } from '../../../../paths/paths.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { ScheduledLink } from '../../../shared/compose/scheduled-link.tsx';
import { RepliesLink } from '../../../shared/inbox/replies-link.tsx';
import fields from './sheet-field.module.css';

type FolderSheetProps = { place: Place; onView: (view: Place['view']) => void; onClose: () => void };

/** Where mail lies, and what answers mean. */
export function FolderSheet({ place, onView, onClose }: FolderSheetProps) {
  const { t } = useTranslation('inbox');
  return (
    <Sheet title={t('folders.label')} onClose={onClose}>
      <FolderList place={place} onView={onView} scheduled={<ScheduledLink onGo={onClose} />} />
      <RepliesLink />
      <MeaningList place={place} onView={onView} />
    </Sheet>
  );
}

const REST_MS = 200;
/** From here on a mailbox is found sooner by its name. */
const MANY = 8;

type MailboxSheetProps = { accountId: string; onAccount: (accountId: string) => void; onClose: () => void };

export function MailboxSheet({ accountId, onAccount, onClose }: MailboxSheetProps) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim(), REST_MS);
  const { data } = useInfiniteQuery(accountsQuery());
  return (
    <Sheet title={t('folders.choose')} onClose={onClose}>
      {(data?.pages[0]?.total ?? 0) > MANY && (
        <div className={fields.line}>
          <input
            type="search"
            className={fields.field}
            aria-label={t('phone.findMailbox')}
            placeholder={t('phone.findMailbox')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {wanted === '' && (
        <FolderLink
          icon={<Mails size={16} strokeWidth={1.5} aria-hidden />}
          name={t('folders.all')}
          count={0}
          isCurrent={accountId === ''}
          onGo={() => onAccount('')}
        />
      )}
      <MailboxList
        accountId={accountId}
        search={wanted}
        onAccount={onAccount}
        mend={(words, className) => (
          <Link to={paths.accounts.list} className={className}>
            {words}
          </Link>
        )}
      />
    </Sheet>
  );
}
