import { keyName, type Proof } from '@outrider/contract/identity/two-factor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addSecurityKey, startSecurityKey } from '../../../api/identity/two-factor.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Note } from '../../../ui/note.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import type { FactorDialogProps } from './factor-dialog-props.ts';
import { Hint } from './hint.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryDialog } from './recovery-codes.tsx';
import { KeyError, makeKey } from './security-key.ts';

type KeyOptions = z.output<(typeof startSecurityKey)['output']>;

/** Adds a security key: proof, then a name and a touch, then the recovery codes if they are new. */
export function KeyDialog({ status, onChanged, onClose }: FactorDialogProps) {
  const { t } = useTranslation('two-factor');
  const [options, setOptions] = useState<KeyOptions>();
  const [problem, setProblem] = useState<string>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />;
  const onAdded = (recoveryCodes: string[] | null) => {
    onChanged(t('key.added'));
    if (recoveryCodes) setCodes(recoveryCodes);
    else onClose();
  };
  // A refused key has used its challenge up, so the way leads back to the start.
  const onRefused = (text: string) => {
    setProblem(text);
    setOptions(undefined);
  };
  return (
    <Dialog title={t('key.addTitle')} onClose={onClose}>
      {options ? (
        <TouchForm options={options} onAdded={onAdded} onRefused={onRefused} onCancel={onClose} />
      ) : (
        <ProofForm
          codeAllowed={status.on}
          submitLabel={t('proof.next')}
          onProved={async (proof: Proof) => setOptions(await startSecurityKey({ proof }))}
          onCancel={onClose}
        >
          {problem !== undefined && <Note tone="red">{problem}</Note>}
        </ProofForm>
      )}
    </Dialog>
  );
}

type TouchFormProps = {
  options: KeyOptions;
  onAdded: (recoveryCodes: string[] | null) => void;
  onRefused: (text: string) => void;
  onCancel: () => void;
};

function TouchForm({ options, onAdded, onRefused, onCancel }: TouchFormProps) {
  const { t } = useTranslation('two-factor');
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: z.object({ keyName }),
    initial: { keyName: '' },
    onSubmit: async (named) => {
      try {
        const { recoveryCodes } = await addSecurityKey({ ...named, key: await makeKey(options) });
        onAdded(recoveryCodes);
      } catch (error) {
        if (error instanceof KeyError) refuse('keyName', t(`keyFailure.${error.failure}`));
        else if (error instanceof ApiError) onRefused(error.message);
        else throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field('keyName')}
        label={t('key.label')}
        placeholder={t('key.placeholder')}
        autoComplete="off"
        autoFocus
        hint={<Hint>{t('key.hint')}</Hint>}
      />
      <FormButtons submitText={t('key.submit')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
