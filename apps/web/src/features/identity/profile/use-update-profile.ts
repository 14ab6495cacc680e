import type { ProfileUpdate } from '@outrider/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUser } from '../../../api/user.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { userInfoQuery } from '../user-info.ts';

/** Saves some of the profile. The rest of the page reads the answer at once. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileUpdate) => updateUser(changes),
    onSuccess: (user) => {
      queryClient.setQueryData(userInfoQuery.queryKey, user);
      // In the language of now: the change may have been the language itself.
      toasts.show({ kind: 'success', text: i18n.t('profile:saved') });
    },
  });
}
