import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { toasts } from '../../../platform/toasts.ts';
import type { Carried } from '../carried.ts';

/** Where each end of a password reset leads. */
export function useResetOutcomes() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const signInSaying = (text: string, email: string) => {
    toasts.show({ kind: 'success', text });
    navigate(paths.sign.signIn, { replace: true, state: { email } satisfies Carried });
  };
  return {
    onDone: (email: string) => signInSaying(t('reset.done'), email),
    onKept: (email: string) => signInSaying(t('reset.kept'), email),
    onFailed: (email: string) =>
      navigate(paths.sign.resetPwdError, { replace: true, state: { email } satisfies Carried }),
  };
}
