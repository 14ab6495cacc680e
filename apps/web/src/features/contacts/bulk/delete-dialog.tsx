import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteContacts } from '../../../api/contacts/contact.ts';
import { forgetContact, refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';
import { offerRestore } from './offer-restore.ts';

type DeleteDialogProps = { question: Question; onClose: () => void; onGone: () => void };

export function DeleteDialog({ question: { choice, count, contacts }, onClose, onGone }: DeleteDialogProps) {
  const { t } = useTranslation('contacts');
  const only = count === 1 ? contacts[0] : undefined;
  const title = only
    ? t('delete.title', { name: nameOf(only) })
    : t('delete.titleMany', { count, number: formatNumber(count) });
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteContacts({ choice }),
    onSuccess: ({ changed, deletionId }) => {
      for (const { email } of contacts) forgetContact(email);
      offerRestore(deletionId, changed);
      onGone();
    },
    onSettled: refreshContacts,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={5}>
        <p className="secondary">{t('delete.what')}</p>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={() => remove()}>
            {t('do.delete')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
