import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccountMutation, deletionQuery } from '../../../api/account.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { session } from '../../../platform/session/session.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { DeleteQuestion } from '../../../ui/overlay/delete-question.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type DialogProps = { hasPassword: boolean; onClose: () => void };

/** Says what goes, and what becomes of what is paid for, before the password is asked. */
export function DeleteAccountDialog({ hasPassword, onClose }: DialogProps) {
  const { t } = useTranslation('profile');
  const { date } = useDates();
  const { data, error } = useQuery(deletionQuery);
  const [password, setPassword] = useState('');
  const deletion = useMutation({ ...deleteAccountMutation, onSuccess: () => session.leave() });
  const consequences = data && [
    t('deleteAccount.goes', { mailboxes: data.mailboxes, contacts: data.contacts }),
    ...data.paid.map(({ kind, of, endsAt, price, interval }) =>
      t(`deleteAccount.paid.${kind}`, {
        of: kind === 'plan' ? planName(of) : of,
        date: date(endsAt),
        price: t(`deleteAccount.price.${interval}`, { price: showMoney(price) }),
      }),
    ),
    t('deleteAccount.forGood'),
  ];
  const isReady = !hasPassword || password !== '';
  return (
    <Dialog title={t('deleteAccount.title')} onClose={onClose}>
      <Stack gap={5}>
        {hasPassword && (
          <Labelled label={t('deleteAccount.password')}>
            {(id) => (
              <input
                id={id}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Labelled>
        )}
        <DeleteQuestion
          consequences={isReady ? consequences : consequences && [...consequences, t('deleteAccount.passwordFirst')]}
          error={error ?? deletion.error}
          words={{
            waiting: t('deleteAccount.waiting'),
            keep: t('deleteAccount.keep'),
            delete: t('deleteAccount.delete'),
          }}
          isBusy={deletion.isPending}
          onKeep={onClose}
          onDelete={() => {
            if (isReady) deletion.mutate(password);
          }}
        />
      </Stack>
    </Dialog>
  );
}
