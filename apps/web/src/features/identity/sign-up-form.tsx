import { signUpForm } from '@outrider/contract/sign';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { acceptInvitation } from '../../api/identity/invitations.ts';
import { signUp } from '../../api/sign.ts';
import { ApiError } from '../../platform/create-call.ts';
import { session } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage.ts';
import { zoneHere } from '../../platform/time/format-time.ts';
import { toasts } from '../../platform/toasts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { PasswordRules } from '../../ui/form/password-rules.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { AddressHint } from './address-hint.tsx';
import { AddressSuggestion } from './address-suggestion.tsx';
import type { Invitation } from './invitation.ts';
import { rememberMail } from './registering.ts';
import { sendLinkMail } from './send-link-mail.ts';
import styles from './sign-up-form.module.css';
import { whyNot } from './sign-up-rule.ts';
import { AgreeSentence } from './terms.tsx';
import { useAddressStatus } from './use-address-status.ts';

const PAUSE_BEFORE_CHECK_MS = 400;

type SignUpFormProps = {
  email?: string;
  invitation: Invitation | undefined;
  /** The invitation vouches for the address: there is nothing to confirm. */
  onSignedIn: () => void;
  /** The mail with the link is on its way. */
  onMailSent: () => void;
  signInLink: ReactNode;
};

export function SignUpForm({ email = '', invitation, onSignedIn, onMailSent, signInLink }: SignUpFormProps) {
  const { t } = useTranslation('sign');
  const { values, field, submit, isBusy, refuse, change } = useZodForm({
    schema: signUpForm,
    initial: { email: invitation?.email ?? email, companyName: '', password: '', agree: false },
    onSubmit: async (form) => {
      try {
        const { session: opened, mail } = await send({ ...form, timeZone: zoneHere() }, invitation);
        if (mail) {
          rememberMail(mail);
          onMailSent();
        } else if (opened) {
          session.start(opened.token);
          onSignedIn();
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse('email', error.message);
      }
    },
  });
  const rested = useDebounced(values.email, PAUSE_BEFORE_CHECK_MS);
  const isRested = rested === values.email;
  const isGiven = typeof invitation?.email === 'string';
  const refusal = invitation || !rested.includes('@') ? undefined : whyNot(rested);
  const status = useAddressStatus(isGiven || refusal ? '' : rested);
  const isKnown = isRested && status !== undefined && status !== 'UN_SIGN_UP';
  const { isSending, sendAgain } = useSendAgain(values.email, onMailSent);

  function submitUnlessKnown(event: FormEvent<HTMLFormElement>) {
    if (!isKnown) return submit(event);
    // The line below the address says what to do instead; the server could only refuse.
    event.preventDefault();
    const address = event.currentTarget.elements.namedItem('email');
    if (address instanceof HTMLElement) address.focus();
  }

  return (
    <form noValidate onSubmit={submitUnlessKnown}>
      <TextField
        {...field('email')}
        type="email"
        label={t('signUp.email')}
        autoComplete="username"
        autoFocus={!isGiven}
        readOnly={isGiven}
        hint={
          <>
            <AddressHint
              refusal={isRested ? refusal : undefined}
              status={isRested ? status : undefined}
              signInLink={signInLink}
              isSending={isSending}
              onSendAgain={sendAgain}
            />
            <div className={styles.suggestion}>
              {isRested && <AddressSuggestion email={rested} onUse={(meant) => change({ email: meant })} />}
            </div>
          </>
        }
      />
      <TextField
        {...field('companyName')}
        label={t('signUp.companyName')}
        autoComplete="organization"
        autoFocus={isGiven}
      />
      <TextField
        {...field('password')}
        type="password"
        label={t('password')}
        autoComplete="new-password"
        below={<PasswordRules password={values.password} />}
      />
      <CheckField {...field('agree')}>
        <AgreeSentence />
      </CheckField>
      <Button large submit primary block busy={isBusy}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

type Form = z.input<(typeof signUp)['input']>;

async function send(form: Form, invitation: Invitation | undefined) {
  if (invitation) return acceptInvitation({ ...form, token: invitation.token });
  return { session: null, mail: await signUp(form) };
}

/** For an address that signed up before and never used its link. */
function useSendAgain(email: string, onMailSent: () => void) {
  const [isSending, setSending] = useState(false);
  async function sendAgain() {
    setSending(true);
    const sent = await sendLinkMail('SIGN_UP', email).finally(() => setSending(false));
    if ('refusedBecause' in sent) return toasts.showServerMessage(sent.refusedBecause);
    storage.writeRegisterInfo(sent);
    onMailSent();
  }
  return { isSending, sendAgain };
}
