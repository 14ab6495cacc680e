import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { unlinkedQuery } from '../../../api/campaigns/replies.ts';
import { FolderLink } from '../../../features/inbox/folders/folder-link.tsx';
import { repliesToLinkPath } from '../../../paths/paths.ts';

/** The way to answers nobody could place, and how many wait there. */
export function RepliesLink() {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(unlinkedQuery);
  return (
    <FolderLink
      icon={<Link2 size={16} strokeWidth={1.5} aria-hidden />}
      name={t('link.title')}
      count={data?.pages[0]?.total ?? 0}
      isCurrent={false}
      onGo={() => void navigate(repliesToLinkPath)}
    />
  );
}
