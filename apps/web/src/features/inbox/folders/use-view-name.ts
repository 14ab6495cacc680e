import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { foldersQuery } from '../../../api/inbox/inbox-queries.ts';
import { isMeaning, type Place } from '../shared/place.ts';

/** What the list that is looked at is called. */
export function useViewName({ view, accountId }: Place): string {
  const { t } = useTranslation('inbox');
  const { data: folders = [] } = useQuery({ ...foldersQuery(accountId), enabled: accountId !== '' });
  if (typeof view === 'number') return folders.find(({ fid }) => fid === view)?.name ?? '';
  return isMeaning(view) ? t(`meaning.${view}`) : t(`folder.${view}`);
}
