import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipSelect } from '../chip-select.tsx';
import { AddressField, RowForm } from '../row-form.tsx';
import styles from '../view.module.css';
import { useCreateMailbox } from './boxed-mailboxes.ts';

type Host = { host: string; providerName: string };

/** Where a mailbox is unless the user says so. */
const USUAL_HOST = 'mailhaven.test';
const newPassword = () => `practice-${crypto.randomUUID().slice(0, 8)}`;

export function NewMailbox({ hosts, onDone }: { hosts: readonly Host[]; onDone: () => void }) {
  const { t } = useTranslation('sandbox');
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState(newPassword);
  const [host, setHost] = useState(USUAL_HOST);
  const [isReady, setReady] = useState(true);
  const create = useCreateMailbox();
  return (
    <RowForm onSubmit={() => create.mutate({ address, password, host, isReady }, { onSuccess: onDone })}>
      <AddressField
        label={t('mailboxes.address')}
        placeholder="sam@my-company.test"
        value={address}
        onChange={setAddress}
      />
      <label className={`${styles.field} ${styles.short}`}>
        {t('mailboxes.password')}
        <input
          className="field"
          required
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <div className={`${styles.field} ${styles.short}`}>
        <span aria-hidden>{t('mailboxes.host')}</span>
        <ChipSelect
          label={t('mailboxes.host')}
          options={hosts.map((each) => ({ value: each.host, text: each.providerName }))}
          value={host}
          onChange={setHost}
        />
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={isReady} onChange={(event) => setReady(event.target.checked)} />
        {t('mailboxes.ready')}
      </label>
      <Button primary submit busy={create.isPending}>
        {t('mailboxes.make')}
      </Button>
      {create.error && (
        <p className={styles.wrong} role="alert">
          {create.error.message}
        </p>
      )}
    </RowForm>
  );
}
