import { setReplyTo } from '@outrider/contract/mailboxes/settings';
import { emailAddress, issueText } from '@outrider/contract/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replyToMutation, replyToQuery } from '../../../api/mailboxes/mailboxes.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { ChoicesList } from '../../../ui/form/choices-list.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import type { Target } from './operate.ts';

/** An address whose mail is not read here: nothing that comes back there can stop a sequence. */
export const isReadElsewhere = (typed: string, read: readonly string[]) =>
  emailAddress.safeParse(typed).success && !read.includes(typed.trim().toLowerCase());

/** Where answers to one mailbox go: to itself, to another mailbox, or to an address that is not read here. */
export function ReplyToDialog({ account, onClose }: { account: Target; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { data: saved, error } = useQuery(replyToQuery(account.accountId));
  return (
    <Dialog title={t('replyTo.title', { email: account.email })} onClose={onClose}>
      {error && !saved && <Note tone="red">{error.message}</Note>}
      {saved && <ReplyToForm account={account} saved={saved} onClose={onClose} />}
    </Dialog>
  );
}

type ReplyToFormProps = {
  account: Target;
  saved: { replyToEmail: string; choices: readonly string[] };
  onClose: () => void;
};

function ReplyToForm({ account: { accountId, email }, saved, onClose }: ReplyToFormProps) {
  const { t } = useTranslation('accounts');
  const [typed, setTyped] = useState(saved.replyToEmail);
  const [problem, setProblem] = useState<string>();
  const listId = useId();
  const { mutate, isPending } = useMutation(replyToMutation);
  const choices = saved.choices.filter((choice) => choice !== email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tried = setReplyTo.input.safeParse({ accountId, replyToEmail: typed });
    const [issue] = tried.error?.issues ?? [];
    if (issue) return setProblem(issueText(issue, languageNow()));
    return mutate(
      { accountId, replyToEmail: typed },
      {
        onSuccess: () => {
          const address = tried.data?.replyToEmail || email;
          toasts.show({ kind: 'success', text: t('replyTo.saved', { address }) });
          onClose();
        },
        onError: (refused) => setProblem(refused.message),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <TextField
          label={t('replyTo.label')}
          name="replyToEmail"
          type="email"
          autoComplete="off"
          placeholder={email}
          list={listId}
          value={typed}
          error={problem}
          hint={
            <Text as="p" above={1.5} className="muted small">
              {t('replyTo.hint')}
            </Text>
          }
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
          onBlur={() => {}}
        />
        <ChoicesList id={listId} choices={choices} />
        {isReadElsewhere(typed, [email, ...choices]) && (
          <Note tone="amber">{t('replyTo.foreign', { address: typed.trim() })}</Note>
        )}
        <FormButtons submitText={t('replyTo.save')} isBusy={isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
