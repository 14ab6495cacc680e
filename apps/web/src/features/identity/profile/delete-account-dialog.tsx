import * as identityErrors from '@outrider/contract/errors/identity';
import type { UserInfo } from '@outrider/contract/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Deletion, deleteAccountMutation, deletionQuery } from '../../../api/account.ts';
import { config } from '../../../platform/app-config.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { useDates } from '../../../ui/dates.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DeleteQuestion } from '../../../ui/overlay/delete-question.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type DialogProps = {
  user: UserInfo;
  /** Where a domain's transfer code is. */
  domainsTo: string;
  onDeleted: () => void;
  onClose: () => void;
};

/** Says what goes, what stays and what becomes of what is paid for, before the password or the address has to be typed. */
export function DeleteAccountDialog({ user: { email, hasPassword }, domainsTo, onDeleted, onClose }: DialogProps) {
  const { t } = useTranslation('profile');
  const { data, error } = useQuery(deletionQuery);
  const [typed, setTyped] = useState('');
  const deletion = useMutation({ ...deleteAccountMutation, onSuccess: onDeleted });
  const consequences = useConsequences(data, hasPassword);
  return (
    <Dialog title={t('deleteAccount.title')} onClose={onClose}>
      <DeleteQuestion
        consequences={consequences}
        error={error}
        words={{
          waiting: t('deleteAccount.waiting'),
          keep: t('deleteAccount.keep'),
          delete: t('deleteAccount.delete'),
        }}
        isBusy={deletion.isPending}
        isGiven={hasPassword ? typed !== '' : typed.trim().toLowerCase() === email}
        onKeep={onClose}
        onDelete={() => deletion.mutate(hasPassword ? typed : '')}
      >
        {data?.paid.some(({ kind }) => kind === 'domain') && (
          <Link className="link" to={domainsTo}>
            {t('deleteAccount.toDomains')}
          </Link>
        )}
        <TextField
          label={hasPassword ? t('deleteAccount.password') : t('deleteAccount.address', { email })}
          name="confirmation"
          type={hasPassword ? 'password' : 'email'}
          autoComplete={hasPassword ? 'current-password' : 'off'}
          value={typed}
          error={needsSignIn(deletion.error) ? t('deleteAccount.signInAgain') : deletion.error?.message}
          onChange={setTyped}
          onBlur={() => {}}
        />
      </DeleteQuestion>
    </Dialog>
  );
}

/** Without a password, only a sign-in of the last minutes shows that it is the account's owner who asks. */
const needsSignIn = (error: Error | null) =>
  error instanceof ApiError && error.code === identityErrors.proofNeeded.code;

/** A sentence each; nothing while it is not known. */
function useConsequences(deletion: Deletion | undefined, hasPassword: boolean): string[] | undefined {
  const { t } = useTranslation('profile');
  const { date } = useDates();
  return (
    deletion && [
      t('deleteAccount.goes', {
        mailboxes: formatNumber(deletion.mailboxes),
        contacts: formatNumber(deletion.contacts),
      }),
      ...deletion.paid.map(({ kind, of, endsAt, price, interval }) =>
        t(`deleteAccount.paid.${kind}`, {
          of: kind === 'plan' ? planName(of) : of,
          date: date(endsAt),
          price: t(`deleteAccount.price.${interval}`, { price: showMoney(price) }),
        }),
      ),
      t('deleteAccount.stays.mail'),
      ...(config.billing ? [t('deleteAccount.stays.payments')] : []),
      t(hasPassword ? 'deleteAccount.stays.note' : 'deleteAccount.stays.noNote'),
      t('deleteAccount.stays.copies'),
      t('deleteAccount.forGood'),
    ]
  );
}
