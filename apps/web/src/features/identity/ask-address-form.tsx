import type { MailBizType } from '@outrider/contract/sign';
import { emailAddress } from '@outrider/contract/validation';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { RegisterInfo } from '../../platform/storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { AddressSuggestion } from './address-suggestion.tsx';
import styles from './ask-address-form.module.css';
import { sendLinkMail } from './send-link-mail.ts';

type AskAddressFormProps = { bizType: MailBizType; email?: string; onSent: (info: RegisterInfo) => void };

/** Asks which address a link should go to. */
export function AskAddressForm({ bizType, email = '', onSent }: AskAddressFormProps) {
  const { t } = useTranslation('sign');
  const { values, field, submit, isBusy, refuse, change } = useZodForm({
    schema: z.object({ email: emailAddress }),
    initial: { email },
    onSubmit: async (form) => {
      const sent = await sendLinkMail(bizType, form.email);
      if ('refusedBecause' in sent) refuse('email', sent.refusedBecause);
      else onSent(sent);
    },
  });
  const wasRefused = field('email').error !== undefined;
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field('email')} type="email" label={t('email')} autoComplete="username" autoFocus />
      {wasRefused && (
        <div className={styles.suggestion}>
          <AddressSuggestion email={values.email} onUse={(meant) => change({ email: meant })} />
        </div>
      )}
      <Button large submit primary block busy={isBusy}>
        {t('reset.send')}
      </Button>
    </form>
  );
}
