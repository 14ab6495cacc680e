import type { Account } from '@outrider/contract/mailboxes/account';
import type { AccountAsk } from '../shared/account-asks.tsx';
import type { Target } from '../shared/operate.ts';
import { ReconnectDialog } from '../shared/reconnect-dialog.tsx';
import { RemoveDialog } from '../shared/remove-dialog.tsx';
import { ReplyToDialog } from '../shared/reply-to-dialog.tsx';
import { BulkSettingsDialog } from './bulk-settings-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

/** What was asked and needs an answer before it is done. */
export type Question =
  | { ask: Extract<AccountAsk, 'remove' | 'tags'>; accounts: readonly Account[] }
  | { ask: Extract<AccountAsk, 'reconnect' | 'settings' | 'replyTo'>; accounts: readonly Target[] };

type AccountDialogsProps = { question: Question | undefined; onClose: () => void; onRemoved: () => void };

export function AccountDialogs({ question, onClose, onRemoved }: AccountDialogsProps) {
  switch (question?.ask) {
    case 'reconnect':
      return <ReconnectDialog targets={question.accounts} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog targets={question.accounts} onClose={onClose} onRemoved={onRemoved} />;
    case 'tags':
      return <TagsDialog targets={question.accounts} onClose={onClose} />;
    case 'replyTo': {
      const [only] = question.accounts;
      return only ? <ReplyToDialog account={only} onClose={onClose} /> : null;
    }
    case 'settings':
      return <BulkSettingsDialog targets={question.accounts} onClose={onClose} />;
    case undefined:
      return null;
  }
}
