import { type Contact, mergeContacts } from '@outrider/contract/contacts/contact';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { forgetContact, refreshContacts } from '../shared/contact-queries.ts';
import { MergeChoice } from './merge-choice.tsx';

type MergeDialogProps = { contacts: readonly Contact[]; onClose: () => void; onMerged: (kept: Contact) => void };

/** Several contacts become one: the kept one wins, its empty fields are filled, the timelines are joined. */
export function MergeDialog({ contacts, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('contacts');
  const [keep, setKeep] = useState(contacts[0]?.contactId ?? '');
  const { mutate: merge, isPending } = useMerge(onMerged);
  return (
    <Modal
      open
      width={480}
      title={t('merge.title', { count: contacts.length })}
      okText={t('do.merge')}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={() => merge({ keep, contacts })}
      onCancel={onClose}
    >
      <p className="secondary">{t('merge.what')}</p>
      <MergeChoice contacts={contacts} keep={keep} onKeep={setKeep} />
    </Modal>
  );
}

export function useMerge(onMerged: (kept: Contact) => void) {
  const { t } = useTranslation('contacts');
  return useMutation({
    mutationFn: ({ keep, contacts }: { keep: string; contacts: readonly Contact[] }) =>
      call(mergeContacts, { keep, others: contacts.map(({ contactId }) => contactId).filter((id) => id !== keep) }),
    onSuccess: (kept, { contacts }) => {
      for (const { email } of contacts) if (email !== kept.email) forgetContact(email);
      toasts.show({ kind: 'success', text: t('merge.done', { count: contacts.length, email: kept.email }) });
      onMerged(kept);
    },
    onSettled: refreshContacts,
  });
}
