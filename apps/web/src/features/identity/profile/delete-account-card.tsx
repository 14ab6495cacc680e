import type { UserInfo } from '@outrider/contract/user';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAccountMutation } from '../../../api/account.ts';
import { saveBlob } from '../../../platform/files/save-file.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Note } from '../../../ui/note.tsx';
import styles from './profile-card.module.css';

/** Hardly anybody opens it. */
const DeleteAccountDialog = lazyPart(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

type CardProps = {
  user: UserInfo;
  /** Where a domain's transfer code is. */
  domainsTo: string;
  onDeleted: () => void;
};

/** The way out, with everything taken along. */
export function DeleteAccountCard({ user, domainsTo, onDeleted }: CardProps) {
  const { t } = useTranslation('profile');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...exportAccountMutation,
    onSuccess: (blob) => saveBlob('account.jsonl', blob),
  });
  return (
    <Card title={t('deleteAccount.title')}>
      <Stack gap={4} className={styles.form}>
        <p className="secondary">{t('deleteAccount.text')}</p>
        {error && <Note tone="red">{error.message}</Note>}
        <Row minWidth={0} gap={3} wraps>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('deleteAccount.export')}
          </Button>
          <Button onClick={() => setAsked(true)}>{t('deleteAccount.ask')}</Button>
        </Row>
      </Stack>
      {isAsked && (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            user={user}
            domainsTo={domainsTo}
            onDeleted={onDeleted}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
