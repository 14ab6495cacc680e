import { factorCode, type Proof } from '@outrider/contract/identity/two-factor';
import { triedPassword } from '@outrider/contract/validation';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../platform/create-call.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import styles from './proof-form.module.css';

/** Both fields exist in both forms; only the one that is shown has a rule. */
const FORMS = {
  password: z.object({ password: triedPassword, code: z.string() }),
  code: z.object({ password: z.string(), code: factorCode.min(1, 'blank') }),
};

export type ProofFormProps = {
  /** There is a factor that gives codes. */
  codeAllowed: boolean;
  submitLabel: string;
  /** A refusal of the server is shown at the field. */
  onProved: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks for the password or a fresh code before something about two-factor is changed. */
export function ProofForm({ codeAllowed, submitLabel, onProved, onCancel, children }: ProofFormProps) {
  const { t } = useTranslation('two-factor');
  const [by, setBy] = useState<keyof typeof FORMS>('password');
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: FORMS[by],
    initial: { password: '', code: '' },
    onSubmit: async ({ password, code }) => {
      try {
        await onProved(by === 'password' ? { password } : { code });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse(by, error.message);
      }
    },
  });
  const switchTo = (other: keyof typeof FORMS, label: string) =>
    codeAllowed && (
      <button type="button" className="link small" onClick={() => setBy(other)}>
        {label}
      </button>
    );
  return (
    <form noValidate onSubmit={submit}>
      <Text as="div" below={5} tone="secondary" className={styles.text}>
        {children}
      </Text>
      {by === 'password' ? (
        <TextField
          {...field('password')}
          key="password"
          type="password"
          label={t('proof.password')}
          autoComplete="current-password"
          autoFocus
          beside={switchTo('code', t('proof.useCode'))}
        />
      ) : (
        <TextField
          {...field('code')}
          key="code"
          label={t('proof.code')}
          autoComplete="one-time-code"
          autoFocus
          beside={switchTo('password', t('proof.usePassword'))}
        />
      )}
      <FormButtons submitText={submitLabel} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
