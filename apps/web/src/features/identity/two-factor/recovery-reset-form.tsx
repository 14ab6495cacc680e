import * as identityErrors from '@outrider/contract/errors/identity';
import { recoveryResetForm } from '@outrider/contract/identity/two-factor';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { resetWithRecoveryCode } from '../../../api/identity/two-factor.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordRules } from '../../../ui/form/password-rules.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Hint } from './hint.tsx';

const form = recoveryResetForm
  .extend({ repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], message: 'passwordsDiffer' });

/** A new password for who lost the mailbox but kept the recovery codes. */
export function RecoveryResetForm({ email = '', onDone }: { email?: string; onDone: (email: string) => void }) {
  const { t } = useTranslation('two-factor');
  const { values, field, submit, isBusy, refuse } = useZodForm({
    schema: form,
    initial: { email, recoveryCode: '', password: '', repeat: '' },
    onSubmit: async ({ repeat: _same, ...reset }) => {
      try {
        await resetWithRecoveryCode(reset);
        onDone(reset.email);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse(error.code === identityErrors.passwordUsedBefore.code ? 'password' : 'recoveryCode', error.message);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        type="email"
        label={t('reset.email')}
        autoComplete="username"
        autoFocus={email === ''}
      />
      <TextField
        {...field('recoveryCode')}
        label={t('reset.recoveryCode')}
        autoComplete="off"
        autoFocus={email !== ''}
        hint={<Hint>{t('reset.recoveryHint')}</Hint>}
      />
      <TextField
        {...field('password')}
        type="password"
        label={t('reset.password')}
        autoComplete="new-password"
        hint={<PasswordRules password={values.password} />}
      />
      <TextField {...field('repeat')} type="password" label={t('reset.repeat')} autoComplete="new-password" />
      <Button large submit primary block busy={isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
