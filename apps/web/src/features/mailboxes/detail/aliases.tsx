import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAliasMutation, aliasesQuery, removeAliasMutation } from '../../../api/compose/aliases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './aliases.module.css';

/** Further addresses a mailbox writes from. Each is asked of its server before it is kept. */
export function Aliases({ accountId, senderName }: { accountId: string; senderName: string }) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const { data = [], error } = useQuery(aliasesQuery(accountId));
  const [email, setEmail] = useState('');
  const add = useMutation({ ...addAliasMutation, onSuccess: () => setEmail('') });
  const remove = useMutation(removeAliasMutation);
  const submit = () => email.trim() !== '' && add.mutate({ accountId, email: email.trim(), name: senderName });
  return (
    <Grid gap={2}>
      {error && <Note tone="red">{error.message}</Note>}
      {data.length > 0 && (
        <ul aria-label={t('aliases.title')}>
          {data.map((alias) => (
            <li key={alias.aliasId} className={styles.alias}>
              <span className="ellipsis">{alias.email}</span>
              <IconButton
                label={t('aliases.remove', { email: alias.email })}
                Icon={X}
                size={40}
                disabled={remove.isPending}
                onClick={() => remove.mutate(alias.aliasId)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <input
          type="email"
          aria-label={t('aliases.new')}
          aria-describedby={id}
          placeholder={t('aliases.new')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <Button busy={add.isPending} needs={email.trim() === '' && 'address'} onClick={submit}>
          {t('aliases.add')}
        </Button>
      </div>
      {add.error && <Note tone="red">{add.error.message}</Note>}
      <p id={id} className="muted small">
        {t('aliases.hint')}
      </p>
    </Grid>
  );
}
