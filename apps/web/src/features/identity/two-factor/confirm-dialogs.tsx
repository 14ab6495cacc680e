import type { securityKey, TwoFactorStatus } from '@outrider/contract/identity/two-factor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { disableTwoFactor, removeSecurityKey, renewRecoveryCodes } from '../../../api/identity/two-factor.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { FactorDialogProps } from './factor-dialog-props.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryDialog } from './recovery-codes.tsx';

export function TurnOffDialog({ onChanged, onClose }: FactorDialogProps) {
  const { t } = useTranslation('two-factor');
  return (
    <Dialog title={t('turningOff.title')} onClose={onClose}>
      <ProofForm
        codeAllowed
        submitLabel={t('turningOff.submit')}
        onProved={async (proof) => {
          await disableTwoFactor({ proof });
          onChanged(t('turningOff.done'));
          onClose();
        }}
        onCancel={onClose}
      >
        {t('turningOff.text')}
      </ProofForm>
    </Dialog>
  );
}

type RemoveKeyDialogProps = FactorDialogProps & { securityKey: z.output<typeof securityKey> };

export function RemoveKeyDialog({ status, securityKey: { keyId, name }, onChanged, onClose }: RemoveKeyDialogProps) {
  const { t } = useTranslation('two-factor');
  return (
    <Dialog title={t('key.removeTitle', { name })} onClose={onClose}>
      <ProofForm
        codeAllowed
        submitLabel={t('key.remove')}
        onProved={async (proof) => {
          await removeSecurityKey({ keyId, proof });
          onChanged(t('key.removed'));
          onClose();
        }}
        onCancel={onClose}
      >
        {t(isOnlyFactor(status) ? 'key.removeLastText' : 'key.removeText')}
      </ProofForm>
    </Dialog>
  );
}

const isOnlyFactor = ({ app, keys }: TwoFactorStatus) => app === null && keys.length === 1;

export function RenewCodesDialog({ status, onChanged, onClose }: FactorDialogProps) {
  const { t } = useTranslation('two-factor');
  const [codes, setCodes] = useState<string[]>();
  const { left } = status.recoveryCodes;
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog title={t('recovery.renewTitle')} onClose={onClose}>
      <ProofForm
        codeAllowed
        submitLabel={t('recovery.renewSubmit')}
        onProved={async (proof) => {
          const { recoveryCodes } = await renewRecoveryCodes({ proof });
          onChanged(t('recovery.renewed'));
          setCodes(recoveryCodes);
        }}
        onCancel={onClose}
      >
        {left > 0 && t('recovery.renewText', { count: left })}
      </ProofForm>
    </Dialog>
  );
}
