import type { FactorWanted } from '@outrider/contract/identity/two-factor';
import { signInForm } from '@outrider/contract/sign';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '../../platform/storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { openWithFactor, signInWithPassword, type UseToken } from './sign-in-with-password.ts';

/** Most people never see it, so it is not part of the first page. */
const TwoFactorStep = lazyPart(async () => ({
  default: (await import('./two-factor/two-factor-step.tsx')).TwoFactorStep,
}));

type SignInFormProps = {
  /** Known from the page before. */
  email?: string;
  /** A session goes on: nobody but its person signs in. */
  isSamePerson?: boolean;
  onToken?: UseToken;
  onSignedIn: () => void;
  onNotVerified: () => void;
  /** The link at the end of the password's label. */
  forgotLink?: ReactNode;
  /** What stands on the button, after the words. */
  buttonEnd?: ReactNode;
  /** Other ways in, above or below; gone once this one has been taken. */
  above?: ReactNode;
  below?: ReactNode;
};

export function SignInForm({
  email = '',
  isSamePerson = false,
  onToken,
  onSignedIn,
  onNotVerified,
  ...around
}: SignInFormProps) {
  const { t } = useTranslation('sign');
  const [wanted, setWanted] = useState<FactorWanted>();
  const { values, field, submit, isBusy, refuse } = useZodForm({
    schema: signInForm,
    initial: { email, password: '' },
    onSubmit: async (form) => {
      const outcome = await signInWithPassword(form, onToken);
      if (outcome === 'signedIn') onSignedIn();
      else if (outcome === 'notVerified') {
        // No mail has gone out now, so the next page may offer to send one at once.
        storage.writeRegisterInfo({ email: form.email, sendTime: '' });
        onNotVerified();
      } else if ('wanted' in outcome) setWanted(outcome.wanted);
      else refuse('password', outcome.refusedBecause);
    },
  });

  if (wanted) {
    return (
      <Suspense fallback={null}>
        <TwoFactorStep
          email={values.email}
          wanted={wanted}
          onFactor={(factor) => openWithFactor({ ...values, ...factor }, onToken)}
          onSignedIn={onSignedIn}
          onBack={() => setWanted(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <>
      {around.above}
      <form noValidate onSubmit={submit}>
        <TextField
          {...field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus={email === ''}
          readOnly={isSamePerson}
        />
        <TextField
          {...field('password')}
          type="password"
          label={t('password')}
          autoComplete="current-password"
          autoFocus={email !== ''}
          beside={around.forgotLink}
        />
        <Button large submit primary block busy={isBusy}>
          {t('signIn.submit')}
          {around.buttonEnd}
        </Button>
      </form>
      {around.below}
    </>
  );
}
