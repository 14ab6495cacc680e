import { signIn, signInForm } from '@outrider/contract/sign';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '../../platform/storage.ts';
import { LargeButton } from '../../ui/form/large-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

type SignInFormProps = {
  /** Known from the page before. */
  email?: string;
  onSignedIn: () => void;
  onNotVerified: () => void;
  /** The link at the end of the password's label. */
  forgotLink: ReactNode;
  /** What stands on the button, after the words. */
  buttonEnd?: ReactNode;
};

export function SignInForm({ email = '', onSignedIn, onNotVerified, forgotLink, buttonEnd }: SignInFormProps) {
  const { t } = useTranslation('sign');
  const [needsCode, setNeedsCode] = useState(false);
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: signInForm.extend({ code: signIn.input.shape.code.unwrap() }),
    initial: { email, password: '', code: '' },
    onSubmit: async ({ code, ...values }) => {
      const outcome = await signInWithPassword(needsCode ? { ...values, code } : values);
      if (outcome === 'signedIn') onSignedIn();
      else if (outcome === 'codeNeeded') setNeedsCode(true);
      else if (outcome === 'notVerified') {
        // No mail has gone out now, so the next page may offer to send one at once.
        storage.writeRegisterInfo({ email: values.email, sendTime: '' });
        onNotVerified();
      } else refuse(needsCode ? 'code' : 'password', outcome.refusedBecause);
    },
  });

  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field('email')} type="email" label={t('email')} autoComplete="username" autoFocus={email === ''} />
      <TextField
        {...field('password')}
        type="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={email !== ''}
        beside={forgotLink}
      />
      {needsCode && (
        <TextField
          {...field('code')}
          label={t('signIn.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={<p className="muted small">{t('signIn.codeHint')}</p>}
          autoFocus
        />
      )}
      <LargeButton submit primary block busy={isBusy}>
        {t('signIn.submit')}
        {buttonEnd}
      </LargeButton>
    </form>
  );
}
