import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { foldersQuery } from '../../../api/inbox/inbox-queries.ts';

const TARGETS = ['inbox', 'archive', 'spam', 'trash'] as const;

/** Where a message can be moved to: folders every mailbox has, then those of its own mailbox. */
export function useMoveTargets(message: Message): { fid: number; name: string }[] {
  const { t } = useTranslation('inbox');
  const { data: folders = [] } = useQuery(foldersQuery(message.accountId));
  return [
    ...TARGETS.map((role) => ({ fid: FOLDER_IDS[role] as number, name: t(`folder.${role}`) })),
    ...folders.filter(({ name, accountId }) => name !== '' && accountId === message.accountId),
  ].filter(({ fid }) => fid !== message.fid);
}
