import type { AccountProvider, getAccount, LoginMethod } from '@outrider/contract/mailboxes/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { beginConsent } from '../../../api/mailboxes/add.ts';
import { accountQuery, refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { operateAccounts } from '../../../api/mailboxes/operate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { CloseButtons, Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Target, useOperate } from './operate.ts';
import styles from './reconnect-dialog.module.css';

/** As many as can be worked through by hand; the rest is tried again as it is. */
const BY_HAND = 5;

/** Lets mailboxes in again: with a new password, or by asking the provider for consent. */
export function ReconnectDialog({ targets, onClose }: { targets: readonly Target[]; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { mutate: operate, isPending } = useOperate();
  const rest = targets.slice(BY_HAND);
  return (
    <Dialog title={t('reconnect.title', { count: targets.length, email: targets[0]?.email })} onClose={onClose}>
      <Grid gap={4} below={4}>
        {targets.slice(0, BY_HAND).map((target) => (
          <Broken key={target.accountId} target={target} isOnly={targets.length === 1} />
        ))}
        {rest.length > 0 && <p className="muted">{t('reconnect.rest', { count: rest.length })}</p>}
      </Grid>
      <CloseButtons onClose={onClose}>
        {rest.length > 0 && (
          <Button busy={isPending} onClick={() => operate({ operation: 'reconnect', targets: rest })}>
            {t('reconnect.tryRest')}
          </Button>
        )}
      </CloseButtons>
    </Dialog>
  );
}

function Broken({ target, isOnly }: { target: Target; isOnly: boolean }) {
  const { data: account, error } = useQuery(accountQuery(target.accountId));
  const [isBack, setBack] = useState(false);
  const { t } = useTranslation('accounts');
  return (
    <Grid as="section" gap={3} className={styles.broken} aria-label={target.email}>
      {!isOnly && <h3>{target.email}</h3>}
      {error && <Note tone="red">{error.message}</Note>}
      {isBack && (
        <Row as="p" tone="green" role="status">
          <CircleCheck size={16} aria-hidden /> {t('reconnect.works')}
        </Row>
      )}
      {account && !isBack && <ReconnectForm account={account} isMain={isOnly} onBack={() => setBack(true)} />}
    </Grid>
  );
}

type Detail = z.output<typeof getAccount.output>;

/** One mailbox has the main action of the dialog; several have one each, none of them the main one. */
type ReconnectProps = { account: Detail; isMain: boolean };

function ReconnectForm({ account, isMain, onBack }: ReconnectProps & { onBack: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      {account.statusReason !== '' && (
        <Note tone="red">
          <span className="muted small">{t('reconnect.words')}</span>
          <p className="mono">{account.statusReason}</p>
        </Note>
      )}
      {account.loginMethod === 'consent' && account.provider !== 'other' ? (
        <ByConsent account={account} isMain={isMain} provider={account.provider} />
      ) : (
        <ByPassword account={account} isMain={isMain} loginMethod={account.loginMethod} onBack={onBack} />
      )}
    </>
  );
}

function ByConsent({ account, isMain, provider }: ReconnectProps & { provider: Exclude<AccountProvider, 'other'> }) {
  const { t } = useTranslation('accounts');
  const { mutate: begin, isPending } = useMutation({
    mutationFn: () => beginConsent({ provider, email: account.email, accountId: account.accountId }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const named = { provider: t(`provider.${provider}`) };
  return (
    <>
      <p className="muted">{t('reconnect.consentHint', named)}</p>
      <div>
        <Button primary={isMain} busy={isPending} onClick={() => begin()}>
          {t('reconnect.consent', named)}
        </Button>
      </div>
    </>
  );
}

function ByPassword({
  account,
  isMain,
  loginMethod,
  onBack,
}: ReconnectProps & { loginMethod: LoginMethod; onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const [password, setPassword] = useState('');
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () =>
      operateAccounts({
        accountIds: [account.accountId],
        operation: 'reconnect',
        ...(password === '' ? {} : { password }),
      }),
    onSuccess: ({ failed }) => {
      if (failed.length === 0) onBack();
      return refreshMailboxes();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t(loginMethod === 'appPassword' ? 'reconnect.appPassword' : 'reconnect.password')}
        name={`password-${account.accountId}`}
        type="password"
        autoComplete="off"
        value={password}
        error={data?.failed[0]?.words}
        hint={
          <Text as="p" above={1.5} className="muted small">
            {t('reconnect.passwordHint')}
          </Text>
        }
        onChange={(typed) => {
          setPassword(typed);
          reset();
        }}
        onBlur={() => {}}
      />
      <Button submit primary={isMain} busy={isPending}>
        {t('reconnect.do')}
      </Button>
    </form>
  );
}
