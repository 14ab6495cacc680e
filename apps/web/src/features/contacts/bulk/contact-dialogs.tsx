import type { Contact } from '@outrider/contract/contacts/contact';
import type { ComponentType } from 'react';
import type { Question } from './contact-asks.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SuppressDialog } from './suppress-dialog.tsx';

type ContactDialogsProps = {
  /** Changes tags and lists, in the manner of the device. */
  Labels: ComponentType<{ question: Question; onClose: () => void }>;
  question: Question | undefined;
  onClose: () => void;
  /** The contacts that were asked about are no more. */
  onGone: () => void;
  onMerged: (kept: Contact) => void;
};

/** What was asked and needs an answer before it is done. */
export function ContactDialogs({ Labels, question, onClose, onGone, onMerged }: ContactDialogsProps) {
  switch (question?.ask) {
    case 'tags':
    case 'lists':
      return <Labels question={question} onClose={onClose} />;
    case 'suppress':
      return <SuppressDialog question={question} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog question={question} onClose={onClose} onGone={onGone} />;
    case 'merge':
      return (
        <MergeDialog
          contactIds={question.contacts.map(({ contactId }) => contactId)}
          onClose={onClose}
          onMerged={onMerged}
        />
      );
    default:
      return null;
  }
}
