import * as identityErrors from '@outrider/contract/errors/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../api/sign.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { userInfoQuery } from '../user-info.ts';
import { sessionsQuery } from './sessions.ts';

export type PasswordValues = { currentPassword?: string; password?: string; repeat?: string };

type ChangeOutcomes = {
  onDone: () => void;
  onRefused: (name: 'currentPassword' | 'password', text: string) => void;
};

/** Changes the password; a refusal is shown at the field it is about. */
export function useChangePassword({ onDone, onRefused }: ChangeOutcomes) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currentPassword, password = '' }: PasswordValues) =>
      changePassword({ ...(currentPassword === undefined ? {} : { currentPassword }), password }),
    onSuccess: ({ signedOut }) => {
      onDone();
      toasts.show({ kind: 'success', text: t('password.done', { count: signedOut }) });
      void queryClient.invalidateQueries(userInfoQuery);
      void queryClient.invalidateQueries(sessionsQuery);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      const name = error.code === identityErrors.wrongCurrentPassword.code ? 'currentPassword' : 'password';
      onRefused(name, error.message);
    },
  });
  return { change: (values: PasswordValues) => mutate(values), isBusy: isPending };
}
