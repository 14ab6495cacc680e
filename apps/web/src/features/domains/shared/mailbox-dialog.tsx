import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { WantedMailbox } from '../../../api/domains.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import { mailboxProblem } from './mailbox-problem.ts';

const NOBODY: WantedMailbox = { localPart: '', firstName: '', lastName: '' };
const draftSchema = z.object({ localPart: z.string(), firstName: z.string(), lastName: z.string() });

type MailboxDialogProps = {
  domain: string;
  /** The one to change; none to add one. */
  mailbox: WantedMailbox | undefined;
  others: readonly WantedMailbox[];
  isBusy?: boolean;
  /** Only whose it is can be chosen. */
  isAddressFixed?: boolean;
  /** Left out where it has to stay. */
  onRemove?: () => void;
  onSave: (mailbox: WantedMailbox) => void;
  onClose: () => void;
};

export function MailboxDialog(props: MailboxDialogProps) {
  const { domain, mailbox, others, isBusy = false, isAddressFixed = false, onRemove, onSave, onClose } = props;
  const { t } = useTranslation('domains');
  const [draft, setDraft, forget] = useKeptState(
    `domain-mailbox-${domain}-${mailbox?.localPart ?? ''}`,
    draftSchema,
    mailbox ?? NOBODY,
  );
  // An address follows the first name until the user writes it.
  const isFollowing = draft.localPart === '' || draft.localPart === addressOf(draft.firstName);
  const wanted = draft.localPart === '' ? { ...draft, localPart: addressOf(draft.firstName) } : draft;
  const problem = mailboxProblem(wanted, others);
  const isUntouched = draft.firstName === '' && draft.localPart === '';
  const shown = isUntouched ? undefined : problem;
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog title={t(mailbox ? 'mailbox.change' : 'mailbox.add', { domain })} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== undefined) return;
          forget();
          onSave({ ...wanted, localPart: wanted.localPart.trim().toLowerCase() });
        }}
      >
        <TextField
          label={t('mailbox.firstName')}
          name="firstName"
          value={draft.firstName}
          error={shown === 'blank' ? t('mailbox.problem.blank') : undefined}
          autoComplete="off"
          onBlur={() => {}}
          onChange={(firstName) =>
            setDraft({ ...draft, firstName, ...(isFollowing && !mailbox && { localPart: addressOf(firstName) }) })
          }
        />
        <TextField
          label={t('mailbox.lastName')}
          name="lastName"
          value={draft.lastName}
          error={undefined}
          autoComplete="off"
          onBlur={() => {}}
          onChange={(lastName) => setDraft({ ...draft, lastName })}
        />
        {isAddressFixed ? (
          <p className="muted">{t('mailbox.keepsAddress', { address: `${wanted.localPart}@${domain}` })}</p>
        ) : (
          <TextField
            label={t('mailbox.address')}
            name="localPart"
            value={draft.localPart}
            error={shown === undefined || shown === 'blank' ? undefined : t(`mailbox.problem.${shown}`)}
            hint={<span className="muted small">{`${wanted.localPart}@${domain}`}</span>}
            autoComplete="off"
            inputMode="email"
            onBlur={() => {}}
            onChange={(localPart) => setDraft({ ...draft, localPart })}
          />
        )}
        <Row minWidth={0} spread>
          {onRemove ? (
            <Button
              onClick={() => {
                forget();
                onRemove();
              }}
            >
              {t('mailbox.remove')}
            </Button>
          ) : (
            <span />
          )}
          <FormButtons
            submitText={t('mailbox.save')}
            isBusy={isBusy}
            needs={problem === 'blank' ? 'name' : problem !== undefined && 'address'}
            onCancel={close}
          />
        </Row>
      </form>
    </Dialog>
  );
}

/** Letters with marks become plain ones, as an address has them. */
const addressOf = (firstName: string) =>
  firstName
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
