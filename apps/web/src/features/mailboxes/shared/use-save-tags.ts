import type { Account } from '@outrider/contract/mailboxes/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshMailboxes, tagsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { addTag, updateTagRelations } from '../../../api/mailboxes/tags.ts';
import { toasts } from '../../../platform/toasts.ts';
import { inBatches } from './operate.ts';

export const TAG_NAME_MAX = 40;

/** Puts tags on mailboxes and takes others off, by their names; a name nobody used yet becomes a tag. */
export function useSaveTags(targets: readonly Pick<Account, 'accountId'>[], onSaved: () => void) {
  const { t } = useTranslation('accounts');
  const { data: known = [] } = useQuery(tagsQuery);
  return useMutation({
    mutationFn: async ({ on, off }: { on: readonly string[]; off: readonly string[] }) => {
      const addTagIds = await Promise.all(on.map(async (tagName) => (await addTag({ tagName })).tagId));
      const removeTagIds = known.filter(({ tagName }) => off.includes(tagName)).map(({ tagId }) => tagId);
      if (addTagIds.length + removeTagIds.length === 0) return;
      const ids = targets.map(({ accountId }) => accountId);
      await inBatches(ids, (accountIds) => updateTagRelations({ accountIds, addTagIds, removeTagIds }));
    },
    onSuccess: () => {
      toasts.show({ kind: 'success', text: t('tags.saved') });
      onSaved();
    },
    onSettled: refreshMailboxes,
  });
}
