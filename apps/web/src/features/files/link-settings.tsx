import type { FileLink } from '@outrider/contract/files/link';
import { LINK_PASSWORD_MAX } from '@outrider/contract/files/link';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLinkMutation } from '../../api/files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import styles from './files.module.css';

const LIMITS = [1, 5, 10, 50, 100, 1_000];

/** When it ends, how often it may be used, and its password; all of it also for links that were sent. */
export function LinkSettings({ link }: { link: FileLink }) {
  const { t } = useTranslation('files');
  const { mutate } = useMutation(changeLinkMutation);
  const { linkId, expiresAt, maxDownloads, hasPassword, state } = link;
  const isOver = state === 'revoked';
  const [ends, most, secret] = [useId(), useId(), useId()];
  const limits = LIMITS.includes(maxDownloads ?? 1) ? LIMITS : [...LIMITS, maxDownloads ?? 1];
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Row spread minHeight={40} border="bottom">
        <label htmlFor={ends}>{t('link.ends')}</label>
        <input
          id={ends}
          type="date"
          className={styles.small}
          disabled={isOver}
          value={expiresAt ? dayOf(expiresAt) : ''}
          onChange={({ target }) => mutate({ linkId, expiresAt: endOfDay(target.value) })}
        />
      </Row>
      <Row spread minHeight={40} border="bottom">
        <label htmlFor={secret}>{t('link.password')}</label>
        <input
          id={secret}
          type="checkbox"
          className={styles.switch}
          disabled={isOver}
          checked={hasPassword || isAsking}
          onChange={({ target }) => {
            setAsking(target.checked);
            if (!target.checked && hasPassword) mutate({ linkId, password: null });
          }}
        />
      </Row>
      {isAsking && !hasPassword && (
        <PasswordForm onPassword={(password) => mutate({ linkId, password }, { onSuccess: () => setAsking(false) })} />
      )}
      <Row spread minHeight={40} border="bottom">
        <label htmlFor={most}>{t('link.most')}</label>
        <select
          id={most}
          className={styles.small}
          disabled={isOver}
          value={maxDownloads ?? ''}
          onChange={({ target }) => mutate({ linkId, maxDownloads: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('link.noLimit')}</option>
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {t('link.loads', { count: limit })}
            </option>
          ))}
        </select>
      </Row>
    </div>
  );
}

function PasswordForm({ onPassword }: { onPassword: (password: string) => void }) {
  const { t } = useTranslation('files');
  const [typed, setTyped] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    onPassword(typed);
  };
  return (
    <Grid onSubmit={save} as="form" gap={1} pad="2 0">
      <Row minWidth={0} gap={2}>
        <input
          type="text"
          className={styles.field}
          aria-label={t('link.password')}
          autoComplete="off"
          maxLength={LINK_PASSWORD_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button submit needs={typed === '' && 'text'}>
          {t('save')}
        </Button>
      </Row>
      <p className="muted small">{t('link.passwordHint')}</p>
    </Grid>
  );
}

/** In the zone of this browser, whose calendar chooses the day. */
function dayOf(moment: string): string {
  const at = new Date(moment);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A link works on the whole of its last day. */
const endOfDay = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());
