import { factorCode, type Proof } from '@outrider/contract/identity/two-factor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { enableAuthenticator, setUpAuthenticator } from '../../../api/identity/two-factor.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import styles from './app-dialog.module.css';
import type { FactorDialogProps } from './factor-dialog-props.ts';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryDialog } from './recovery-codes.tsx';

type Setup = z.output<(typeof setUpAuthenticator)['output']>;

/** Adds or replaces the authenticator app: proof, then a code of the new app, then the recovery codes if they are new. */
export function AppDialog({ status, onChanged, onClose }: FactorDialogProps) {
  const { t } = useTranslation('two-factor');
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const replaces = status.app !== null;

  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />;
  const onEnabled = (recoveryCodes: string[] | null) => {
    onChanged(t(status.on ? (replaces ? 'app.replaced' : 'app.addedToo') : 'app.added'));
    if (recoveryCodes) setCodes(recoveryCodes);
    else onClose();
  };
  const submitLabel = t(status.on ? (replaces ? 'app.replace' : 'app.add') : 'app.submit');
  return (
    <Dialog title={t(replaces ? 'app.replaceTitle' : 'app.addTitle')} onClose={onClose}>
      {setup ? (
        <ScanForm setup={setup} submitLabel={submitLabel} onEnabled={onEnabled} onCancel={onClose} />
      ) : (
        <ProofForm
          codeAllowed={status.on}
          submitLabel={t('proof.next')}
          onProved={async (proof: Proof) => setSetup(await setUpAuthenticator({ proof }))}
          onCancel={onClose}
        >
          {replaces && t('app.replaceHint')}
        </ProofForm>
      )}
    </Dialog>
  );
}

type ScanFormProps = {
  setup: Setup;
  submitLabel: string;
  onEnabled: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
};

function ScanForm({ setup, submitLabel, onEnabled, onCancel }: ScanFormProps) {
  const { t } = useTranslation('two-factor');
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: z.object({ code: factorCode.min(1, 'blank') }),
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        const { recoveryCodes } = await enableAuthenticator({ code });
        onEnabled(recoveryCodes);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse('code', error.message);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <p className="secondary">{t('app.scan')}</p>
      <Grid gap={4} align="center" above={4} below={5} className={styles.scan}>
        <QrCode text={setup.url} label={t('app.qr')} />
        <div>
          <p className="muted small">{t('app.manual')}</p>
          <p className={`mono ${styles.secret}`}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
        </div>
      </Grid>
      <TextField
        {...field('code')}
        label={t('app.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="123 456"
        autoFocus
      />
      <FormButtons submitText={submitLabel} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
