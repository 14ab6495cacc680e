import * as identityErrors from '@outrider/contract/errors/identity';
import type { FactorWanted } from '@outrider/contract/identity/two-factor';
import { triedPassword } from '@outrider/contract/validation';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../platform/create-call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { factorWantedBy } from '../two-factor/factor-wanted.ts';
import { signInByTicket } from './finish-oauth.ts';

type JoinAccountFormProps = {
  ticket: string;
  onSignedIn: () => void;
  onFactorWanted: (wanted: FactorWanted, password: string) => void;
  forgotLink: ReactNode;
};

/** The password of the account, once, before a provider may open it. */
export function JoinAccountForm({ ticket, onSignedIn, onFactorWanted, forgotLink }: JoinAccountFormProps) {
  const { t } = useTranslation('sign');
  const [isOver, setOver] = useState(false);
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: z.object({ password: triedPassword }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await signInByTicket(ticket, { password });
        onSignedIn();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const wanted = factorWantedBy(error);
        if (wanted) return onFactorWanted(wanted, password);
        setOver(error.code === identityErrors.oauthTicketExpired.code);
        refuse('password', error.message);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field('password')}
        type="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        beside={forgotLink}
      />
      <Button large submit primary block busy={isBusy} disabled={isOver}>
        {t('oauth.join')}
      </Button>
    </form>
  );
}
