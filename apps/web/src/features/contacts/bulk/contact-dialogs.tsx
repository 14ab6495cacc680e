import type { Contact } from '@outrider/contract/contacts/contact';
import type { Question } from './contact-asks.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SuppressDialog } from './suppress-dialog.tsx';

type ContactDialogsProps = {
  question: Question | undefined;
  onClose: () => void;
  /** The contacts that were asked about are no more. */
  onGone: () => void;
  onMerged: (kept: Contact) => void;
};

/** What was asked and needs an answer before it is done. */
export function ContactDialogs({ question, onClose, onGone, onMerged }: ContactDialogsProps) {
  switch (question?.ask) {
    case 'tags':
    case 'lists':
      return <LabelsDialog question={question} onClose={onClose} />;
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
