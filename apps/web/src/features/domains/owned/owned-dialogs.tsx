import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { credentialsMutation, transferCodeMutation } from '../../../api/domains.ts';
import { downloadCsvText } from '../../../platform/files/csv.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCopy } from '../../../ui/hooks/use-copy.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { OwnedState } from './use-owned.ts';

/** What was asked about a domain, over the list. */
export function OwnedDialogs({ state: { asked, close } }: { state: OwnedState }) {
  if (asked?.what === 'transfer') return <TransferDialog domain={asked.domain} onClose={close} />;
  if (asked?.what === 'credentials') return <CredentialsDialog domain={asked.domain} onClose={close} />;
  return null;
}

function TransferDialog({ domain, onClose }: { domain: string; onClose: () => void }) {
  const { t } = useTranslation('domains');
  const { mutate, data, error, isPending } = useMutation(transferCodeMutation);
  useEffect(() => mutate(domain), [mutate, domain]);
  return (
    <Dialog title={t('transfer.title', { domain })} onClose={onClose}>
      <Stack gap={4}>
        <p className="secondary">{t('transfer.text')}</p>
        {isPending && <p className="muted">{t('waiting')}</p>}
        {error && (
          <Note tone="red" action={<Button onClick={() => mutate(domain)}>{t('retry')}</Button>}>
            {error.message}
          </Note>
        )}
        {data && data.code !== null && <code className="mono">{data.code}</code>}
        {data && data.words !== '' && <p className="secondary small">{data.words}</p>}
        <DialogButtons>
          <Button onClick={onClose}>{t('close')}</Button>
          {data && data.code !== null && <CopyCode code={data.code} />}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('domains');
  const { isCopied, copy } = useCopy(code);
  return (
    <Button primary onClick={copy}>
      {t(isCopied ? 'copied' : 'transfer.copy')}
    </Button>
  );
}

function CredentialsDialog({ domain, onClose }: { domain: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('domains');
  const { mutate, error, isPending, reset } = useMutation(credentialsMutation);
  // A password is no draft: it is kept nowhere.
  const [password, setPassword] = useState('');
  const save = () =>
    mutate(
      { password, ...(domain !== undefined && { domain }) },
      {
        onSuccess: ({ csv }) => {
          downloadCsvText(domain ?? 'mailboxes', csv);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={domain === undefined ? t('credentials.titleAll') : t('credentials.title', { domain })}
      submitText={t('credentials.save')}
      isBusy={isPending}
      needs={password === '' && 'text'}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p className="secondary">{t('credentials.text')}</p>
        <TextField
          label={t('credentials.password')}
          name="password"
          type="password"
          value={password}
          error={error?.message}
          autoComplete="current-password"
          onBlur={() => {}}
          onChange={(typed) => {
            reset();
            setPassword(typed);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
