import { useQuery } from '@tanstack/react-query';
import { Archive, Clock, File, Folder, Inbox, type LucideIcon, OctagonAlert, Send, Star, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { foldersQuery } from '../../../api/inbox/inbox-queries.ts';
import { countsQuery, type InboxCounts } from '../../../api/inbox/live-queries.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { MEANING_TONES } from '../shared/marks.ts';
import { FOLDER_VIEWS, type FolderView, MEANINGS, type Place } from '../shared/place.ts';
import { FolderLink } from './folder-link.tsx';

const ICONS: Record<FolderView, LucideIcon> = {
  inbox: Inbox,
  starred: Star,
  snoozed: Clock,
  drafts: File,
  sent: Send,
  archive: Archive,
  spam: OctagonAlert,
  trash: Trash2,
};

type FoldersProps = { place: Place | undefined; onView: (view: Place['view']) => void };
type FolderListProps = FoldersProps & {
  /** Below the drafts: mails that wait to be sent, which lie in no folder. */
  scheduled?: ReactNode;
};

const countOf = (counts: InboxCounts | undefined, view: FolderView): number => {
  if (view === 'inbox') return counts?.unread ?? 0;
  return view === 'starred' || view === 'snoozed' || view === 'drafts' ? (counts?.[view] ?? 0) : 0;
};

/** Folders every mailbox has, then those a user made in the one that is looked at. */
export function FolderList({ place, onView, scheduled }: FolderListProps) {
  const { t } = useTranslation('inbox');
  const accountId = place?.accountId ?? '';
  const { data: counts } = useQuery(countsQuery(accountId));
  const { data: folders = [] } = useQuery({ ...foldersQuery(accountId), enabled: accountId !== '' });
  const own = accountId === '' ? [] : folders.filter(({ name }) => name !== '');
  return (
    <nav aria-label={t('folders.label')}>
      {FOLDER_VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
          <Fragment key={view}>
            <FolderLink
              icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
              name={t(`folder.${view}`)}
              count={countOf(counts, view)}
              isCurrent={place?.search === '' && place.view === view}
              onGo={() => onView(view)}
            />
            {view === 'drafts' && scheduled}
          </Fragment>
        );
      })}
      {own.map(({ fid, name, unread }) => (
        <FolderLink
          key={fid}
          icon={<Folder size={16} strokeWidth={1.5} aria-hidden />}
          name={name}
          count={unread}
          isCurrent={place?.search === '' && place.view === fid}
          onGo={() => onView(fid)}
        />
      ))}
    </nav>
  );
}

/** Answers by what they mean. */
export function MeaningList({ place, onView }: FoldersProps) {
  const { t } = useTranslation('inbox');
  const { data: counts } = useQuery(countsQuery(place?.accountId ?? ''));
  return (
    <nav aria-label={t('folders.meaning')}>
      <Box as="h2" pad="3.5 2 1" tone="muted" size={12} weight={500} leading={16}>
        {t('folders.meaning')}
      </Box>
      {MEANINGS.map((meaning) => (
        <FolderLink
          key={meaning}
          icon={
            <Grid as="span" align="center" items="center" width={16}>
              <Dot tone={meaning === 'unlabelled' ? 'ring' : MEANING_TONES[meaning]} />
            </Grid>
          }
          name={t(`meaning.${meaning}`)}
          count={(meaning === 'unlabelled' ? counts?.unlabelled : counts?.labels[meaning]) ?? 0}
          isCurrent={place?.search === '' && place.view === meaning}
          onGo={() => onView(meaning)}
        />
      ))}
    </nav>
  );
}
