import type { Message } from '@outrider/contract/inbox/message';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { KeysDialog } from '../../../features/inbox/triage/keys-dialog.tsx';
import { MemoDialog } from '../../../features/inbox/triage/memo-dialog.tsx';
import { SnoozeDialog } from '../../../features/inbox/triage/snooze-dialog.tsx';
import { TagsDialog } from '../../../features/inbox/triage/tags-dialog.tsx';
import type { Question } from './use-inbox-hands.ts';

type InboxDialogsProps = {
  question: Question | undefined;
  onClose: () => void;
  onChange: (change: Change, messages: readonly Message[]) => void;
};

export function InboxDialogs({ question, onClose, onChange }: InboxDialogsProps) {
  const run = (change: Change, messages: readonly Message[]) => {
    onClose();
    onChange(change, messages);
  };
  switch (question?.ask) {
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'snooze':
      return (
        <SnoozeDialog
          isSnoozed={question.messages.every(({ snoozedUntil }) => snoozedUntil !== null)}
          onSnooze={(until) => run({ kind: 'snooze', until }, question.messages)}
          onClose={onClose}
        />
      );
    case 'tags':
      return (
        <TagsDialog
          messages={question.messages}
          onSave={(tags) => run({ kind: 'tags', ...tags }, question.messages)}
          onClose={onClose}
        />
      );
    case 'memo':
      return (
        <MemoDialog
          message={question.message}
          onSave={(text) => run({ kind: 'memo', text }, [question.message])}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
