import * as sealedMailErrors from '@outrider/contract/errors/sealed-mail';
import type { readSealedMail, SealedMail } from '@outrider/contract/sealed-mail';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { sealedMailQuery, showPasswordMutation } from '../../api/sealed-mail.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Box, Stack, Text } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { CloseButtons, Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { fromBase64 } from './base64.ts';
import { type SealedContent, unpackContent } from './content.ts';
import { ContentView } from './content-view.tsx';
import { decrypt, deriveKey } from './crypto.ts';
import styles from './sealed-list.module.css';

type Kept = z.output<(typeof readSealedMail)['output']>;
type Opened = { content: SealedContent | undefined; answers: { id: string; at: string; text: string }[] };

async function openKept({ ciphertext, answers, ...derivation }: Kept, password: string): Promise<Opened> {
  const { key } = await deriveKey(password, derivation);
  const content = ciphertext === '' ? undefined : unpackContent(await decrypt(key, fromBase64(ciphertext), 'mail'));
  const texts = answers.map(async ({ id, at, ciphertext: bytes }) => ({
    id,
    at,
    text: new TextDecoder().decode(await decrypt(key, fromBase64(bytes), 'answer')),
  }));
  return { content, answers: await Promise.all(texts) };
}

/** The sender's own mail and its answers. The password opens them here; who had it kept can have it filled in. */
export function ReadDialog({ mail, onClose }: { mail: SealedMail; onClose: () => void }) {
  const { t } = useTranslation('sealed-mail');
  const kept = useQuery(sealedMailQuery(mail.id));
  const [password, setPassword] = useState('');
  const fetchPassword = useMutation({ ...showPasswordMutation, onSuccess: (shown) => setPassword(shown.password) });
  const opening = useMutation({ mutationFn: (stored: Kept) => openKept(stored, password), gcTime: 0 });
  const submit = () => {
    if (kept.data && password !== '') opening.mutate(kept.data);
  };
  if (opening.data) {
    return (
      <Dialog title={opening.data.content?.subject || t('read.title')} isWide onClose={onClose}>
        <OpenedWords opened={opening.data} />
        <CloseButtons onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('read.title')}
      gap={4}
      submitText={t('read.open')}
      isBusy={opening.isPending}
      isDisabled={!kept.data}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="secondary">{t('read.lead')}</p>
      {kept.error && <Note tone="red">{kept.error.message}</Note>}
      <TextField
        label={t('page.password')}
        name="sealed-password"
        type="password"
        autoComplete="off"
        value={password}
        error={opening.isError ? errorText(sealedMailErrors.sealedWrongPassword) : undefined}
        beside={
          mail.hasPassword && (
            <Button small busy={fetchPassword.isPending} onClick={() => fetchPassword.mutate(mail.id)}>
              {t('read.fill')}
            </Button>
          )
        }
        onChange={setPassword}
        onBlur={() => {}}
      />
    </FormDialog>
  );
}

function OpenedWords({ opened: { content, answers } }: { opened: Opened }) {
  const { t } = useTranslation('sealed-mail');
  const { moment } = useDates();
  return (
    <Stack gap={4} below={4} overflow="auto" className={styles.opened}>
      {content ? <ContentView content={content} /> : <p className="muted">{t('read.gone')}</p>}
      {answers.map(({ id, at, text }) => (
        <Box key={id} as="section" pad="3 4" rounded surface="inset">
          <p className="muted small">{t('read.answer', { at: moment(at) })}</p>
          <Text as="p" breaks whiteSpace="pre-wrap">
            {text}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
