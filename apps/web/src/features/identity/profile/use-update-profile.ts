import { type ProfileUpdate, updateUser } from '@outrider/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { userInfoQuery } from '../user-info.ts';

/** Saves some of the profile. The rest of the page reads the answer at once. */
export function useUpdateProfile() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileUpdate) => call(updateUser, changes),
    onSuccess: (user) => {
      queryClient.setQueryData(userInfoQuery.queryKey, user);
      toasts.show({ kind: 'success', text: t('saved') });
    },
  });
}
