import type { Contact } from '@outrider/contract/contacts/contact';
import type { Taken } from '@outrider/contract/contacts/merge-rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  forgetContact,
  type MergeCandidate,
  mergePreviewQuery,
  refreshContacts,
} from '../../../api/contacts/contact-queries.ts';
import { mergeContacts } from '../../../api/contacts/merge.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './merge.module.css';
import { MergeChoice } from './merge-choice.tsx';
import { MergeConsequences } from './merge-consequences.tsx';
import { MergeFields } from './merge-fields.tsx';
import { offerUndoMerge } from './offer-undo-merge.ts';

type MergeDialogProps = { contactIds: readonly string[]; onClose: () => void; onMerged: (kept: Contact) => void };

/** Several contacts become one: which stays, whose values it gets, and what goes away is seen first. */
export function MergeDialog({ contactIds, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('contacts');
  const { data: candidates, error } = useQuery(mergePreviewQuery(contactIds));
  return (
    <Dialog title={t('merge.title', { count: contactIds.length })} onClose={onClose}>
      {candidates ? (
        <MergeForm candidates={candidates} onClose={onClose} onMerged={onMerged} />
      ) : (
        <Stack gap={4}>
          {error ? <Note tone="red">{error.message}</Note> : <p className="secondary">{t('merge.looking')}</p>}
          <DialogButtons>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}

type MergeFormProps = { candidates: readonly MergeCandidate[]; onClose: () => void; onMerged: (kept: Contact) => void };

function MergeForm({ candidates, onClose, onMerged }: MergeFormProps) {
  const { t } = useTranslation('contacts');
  const [keep, setKeep] = useState(candidates[0]?.contact.contactId ?? '');
  const [take, setTake] = useState<Taken>({});
  const { mutate: merge, isPending } = useMutation({
    mutationFn: () =>
      mergeContacts({ keep, others: inOrder.slice(1).map(({ contactId }) => contactId), take: { ...take } }),
    onSuccess: (kept) => {
      for (const { email } of inOrder) if (email !== kept.email) forgetContact(email);
      offerUndoMerge(kept, inOrder.length);
      onMerged(kept);
    },
    onSettled: refreshContacts,
  });
  const contacts = candidates.map(({ contact }) => contact);
  const inOrder = contacts.toSorted((one, other) => Number(other.contactId === keep) - Number(one.contactId === keep));
  return (
    <Stack gap={4}>
      <MergeChoice candidates={candidates} keep={keep} onKeep={setKeep} />
      <MergeFields contacts={inOrder} take={take} onTake={(name, from) => setTake({ ...take, [name]: from })} />
      <MergeConsequences candidates={candidates} contacts={inOrder} take={take} />
      <div className={styles.foot}>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={() => merge()}>
            {t('merge.do')}
          </Button>
        </DialogButtons>
      </div>
    </Stack>
  );
}
