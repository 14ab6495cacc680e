import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callProxy } from '../../../api/inbox/call-proxy.ts';
import { refreshMail } from '../../../api/inbox/live-queries.ts';
import { toasts } from '../../../platform/toasts.ts';

export function useMarkAllRead() {
  const { t } = useTranslation('inbox');
  return useMutation({
    mutationFn: ({ accountId, fid }: { accountId: string; fid: number }) =>
      callProxy('mbox:markSeen', { _account: accountId, fid, read: true }),
    onSuccess: ({ changed }) => {
      toasts.show({ kind: 'success', text: t('did.markedAll', { count: changed }) });
      void refreshMail();
    },
  });
}
