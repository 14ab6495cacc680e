import * as generalErrors from '@outrider/contract/errors/general';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/create-call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useRevokeConsent } from './world.ts';

/** Whose consent is taken back. */
export function RevokeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sandbox');
  const [address, setAddress] = useState('');
  const revoke = useRevokeConsent();

  const errorWords = (error: Error) =>
    error instanceof ApiError && error.code === generalErrors.notFound.code ? t('revoke.nobody') : error.message;
  function change(typed: string) {
    setAddress(typed);
    revoke.reset();
  }
  function confirm() {
    revoke.mutate(address.trim(), {
      onSuccess: () => {
        toasts.show({ kind: 'success', text: t('revoke.done', { address: address.trim() }) });
        onClose();
      },
    });
  }
  return (
    <FormDialog
      title={t('revoke.title')}
      submitText={t('revoke.confirm')}
      isBusy={revoke.isPending}
      needs={address.trim() === '' && 'address'}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Text as="p" below={3} tone="secondary">
        {t('revoke.text')}
      </Text>
      <TextField
        label={t('revoke.address')}
        name="address"
        type="email"
        autoComplete="off"
        value={address}
        error={revoke.error ? errorWords(revoke.error) : undefined}
        onChange={change}
        onBlur={() => {}}
      />
    </FormDialog>
  );
}
