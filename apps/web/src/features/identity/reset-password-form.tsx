import * as identityErrors from '@outrider/contract/errors/identity';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { cancelMailLink, forgetPassword } from '../../api/sign.ts';
import { ApiError } from '../../platform/create-call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordRules } from '../../ui/form/password-rules.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { repeatedPassword } from './repeated-password.ts';
import styles from './reset-password-form.module.css';

type ResetPasswordFormProps = {
  token: string;
  onDone: () => void;
  /** The link stopped working, by the person's own choice. */
  onKept: () => void;
  /** The link does not work any more. */
  onFailed: () => void;
};

export function ResetPasswordForm({ token, onDone, onKept, onFailed }: ResetPasswordFormProps) {
  const { t } = useTranslation('sign');
  const { values, field, submit, isBusy, refuse } = useZodForm({
    schema: repeatedPassword,
    initial: { password: '', repeat: '' },
    onSubmit: async ({ password }) => {
      try {
        await forgetPassword({ token, password });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === identityErrors.passwordResetFailed.code) onFailed();
        else refuse('password', error.message);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field('password')}
        type="password"
        label={t('reset.password')}
        autoComplete="new-password"
        autoFocus
        below={<PasswordRules password={values.password} />}
      />
      <TextField {...field('repeat')} type="password" label={t('reset.repeat')} autoComplete="new-password" />
      <Button large submit primary block busy={isBusy}>
        {t('reset.submit')}
      </Button>
      <KeepOldOne token={token} onKept={onKept} />
    </form>
  );
}

function KeepOldOne({ token, onKept }: Pick<ResetPasswordFormProps, 'token' | 'onKept'>) {
  const { t } = useTranslation('sign');
  const [isBusy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    try {
      await cancelMailLink({ token });
      onKept();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Text as="p" above={5} tone="muted" size={12} leading={16} className={styles.keep}>
      <Trans
        t={t}
        i18nKey="reset.notAsked"
        components={{
          keep: <button type="button" className={`link ${styles.link}`} disabled={isBusy} onClick={keep} />,
        }}
      />
    </Text>
  );
}
