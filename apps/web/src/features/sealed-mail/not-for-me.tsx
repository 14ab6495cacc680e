import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { misdirectSealedMail } from '../../api/sealed-mail.ts';
import { queryClient } from '../../platform/query-client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../ui/overlay/dialog.tsx';

/** For who got the link by mistake: asks first, tells the sender, deletes nothing. */
export function NotForMe({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('sealed-mail');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation(
    { mutationFn: () => misdirectSealedMail({ token }), onSuccess: () => setAsking(false) },
    queryClient,
  );
  if (isSuccess) return <span role="status">{t('notForMe.done', { name })}</span>;
  return (
    <>
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {t('notForMe.title')}
      </button>
      {isAsking && (
        <Dialog title={t('notForMe.title')} onClose={() => setAsking(false)}>
          <Stack gap={5}>
            <p className="secondary">{t('notForMe.text', { name })}</p>
            {error && <Note tone="red">{error.message}</Note>}
            <DialogButtons>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
              <Button primary busy={isPending} onClick={() => mutate()}>
                {t('notForMe.tell', { name })}
              </Button>
            </DialogButtons>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
