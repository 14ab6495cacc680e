import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { toasts } from '../../../platform/toasts.ts';
import type { Carried } from '../carried.ts';

/** Where each end of a password reset leads. */
export function useResetOutcomes(email: string) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const state: Carried = { email };
  const signInSaying = (text: string) => {
    toasts.show({ kind: 'success', text });
    navigate(paths.sign.signIn, { replace: true, state });
  };
  return {
    onDone: () => signInSaying(t('reset.done')),
    onKept: () => signInSaying(t('reset.kept')),
    onFailed: () => navigate(paths.sign.resetPwdError, { replace: true, state }),
  };
}
