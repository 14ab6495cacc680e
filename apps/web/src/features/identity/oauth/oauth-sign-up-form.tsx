import { oauthSignUpForm } from '@outrider/contract/identity/oauth';
import { useTranslation } from 'react-i18next';
import { signUpWithOauth } from '../../../api/identity/oauth.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { session } from '../../../platform/session/session.ts';
import { zoneHere } from '../../../platform/time/format-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { rememberMail } from '../registering.ts';
import { AgreeSentence } from '../terms.tsx';

type OauthSignUpFormProps = {
  ticket: string;
  invitation: string | undefined;
  onSignedIn: () => void;
  /** The provider did not vouch for the address, so a link was mailed to it. */
  onMailSent: () => void;
};

/** What a provider cannot tell us: the company, and a yes to the terms. */
export function OauthSignUpForm({ ticket, invitation, onSignedIn, onMailSent }: OauthSignUpFormProps) {
  const { t } = useTranslation('sign');
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: oauthSignUpForm,
    initial: { companyName: '', agree: false },
    onSubmit: async (form) => {
      try {
        const { session: opened, mail } = await signUpWithOauth({ ...form, ticket, invitation, timeZone: zoneHere() });
        if (opened) {
          session.start(opened.token);
          onSignedIn();
        } else if (mail) {
          rememberMail(mail);
          onMailSent();
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse('companyName', error.message);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field('companyName')} label={t('signUp.companyName')} autoComplete="organization" autoFocus />
      <CheckField {...field('agree')}>
        <AgreeSentence />
      </CheckField>
      <Button large submit primary block busy={isBusy}>
        {t('oauth.submit')}
      </Button>
    </form>
  );
}
