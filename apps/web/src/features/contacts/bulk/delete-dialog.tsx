import { deleteContacts } from '@outrider/contract/contacts/contact';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Modal } from '../../../ui/modal.tsx';
import { forgetContact, refreshContacts } from '../shared/contact-queries.ts';
import { nameOf } from '../shared/contact-words.ts';
import type { Question } from './contact-asks.tsx';
import { offerRestore } from './offer-restore.ts';

type DeleteDialogProps = { question: Question; onClose: () => void; onGone: () => void };

export function DeleteDialog({ question: { choice, count, contacts }, onClose, onGone }: DeleteDialogProps) {
  const { t } = useTranslation('contacts');
  const only = count === 1 ? contacts[0] : undefined;
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => call(deleteContacts, { choice }),
    onSuccess: ({ changed, deletionId }) => {
      for (const { email } of contacts) forgetContact(email);
      offerRestore(deletionId, changed);
      onGone();
    },
    onSettled: refreshContacts,
  });
  return (
    <Modal
      open
      width={440}
      title={
        only ? t('delete.title', { name: nameOf(only) }) : t('delete.titleMany', { count, number: formatNumber(count) })
      }
      okText={t('do.delete')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={() => remove()}
      onCancel={onClose}
    >
      <p className="secondary">{t('delete.what')}</p>
    </Modal>
  );
}
