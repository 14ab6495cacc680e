import type { SealedMail, SealedState } from '@outrider/contract/sealed-mail';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeSealedMutation, unblockSealedMutation } from '../../api/sealed-mail.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { DeleteQuestion } from '../../ui/overlay/delete-question.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { ReadDialog } from './read-dialog.tsx';
import styles from './sealed-list.module.css';

const TONES: Record<SealedState, Tone> = {
  uploading: 'grey',
  open: 'green',
  blocked: 'red',
  revoked: 'grey',
  expired: 'grey',
};

export function SealedRow({ mail }: { mail: SealedMail }) {
  const { t } = useTranslation('sealed-mail');
  const [shown, setShown] = useState<'read' | 'revoke'>();
  const { isCopied, copy } = useCopy(mail.link);
  const { mutate: unblock, isPending } = useMutation(unblockSealedMutation);
  const isAlive = mail.state === 'open' || mail.state === 'blocked';
  const hasWords = isAlive || mail.answers > 0;
  return (
    <Grid as="li" gap={3} align="center" minHeight={64} pad="2.5 4" className={styles.row}>
      <Grid gap={1} minWidth={0}>
        <span className={styles.line}>
          <span className="strong ellipsis">{mail.to.join(', ')}</span>
          <Tag tone={TONES[mail.state]} dot>
            {t(`state.${mail.state}`)}
          </Tag>
          {mail.unreadAnswers > 0 && <Tag tone="blue">{t('list.answers', { count: mail.unreadAnswers })}</Tag>}
        </span>
        <span className="muted small">
          <Story mail={mail} />
        </span>
      </Grid>
      <div className={styles.actions}>
        {mail.state === 'blocked' && (
          <Button small busy={isPending} onClick={() => unblock(mail.id)}>
            {t('list.unblock')}
          </Button>
        )}
        {hasWords && (
          <Button small onClick={() => setShown('read')}>
            {t('list.read')}
          </Button>
        )}
        {isAlive && (
          <>
            <Button small onClick={copy}>
              {t(isCopied ? 'list.copied' : 'list.copy')}
            </Button>
            <Button small onClick={() => setShown('revoke')}>
              {t('list.revoke')}
            </Button>
          </>
        )}
      </div>
      {shown === 'read' && <ReadDialog mail={mail} onClose={() => setShown(undefined)} />}
      {shown === 'revoke' && <RevokeDialog id={mail.id} onClose={() => setShown(undefined)} />}
    </Grid>
  );
}

/** In one line: when it went, whether it was opened, what was tried, and how long it stays. */
function Story({ mail }: { mail: SealedMail }) {
  const { t } = useTranslation('sealed-mail');
  const { date, moment } = useDates();
  const parts = [
    t('list.sent', { at: moment(mail.sentAt), from: mail.from }),
    mail.opened === 0
      ? t('list.notOpened')
      : t('list.opened', { count: mail.opened, at: moment(mail.lastOpenedAt ?? mail.sentAt) }),
    ...(mail.wrongTries > 0 ? [t('list.wrongTries', { count: mail.wrongTries })] : []),
    ...(mail.misdirectedAt ? [t('list.misdirected', { at: moment(mail.misdirectedAt) })] : []),
    ...(mail.state === 'open' || mail.state === 'blocked' ? [t('list.until', { day: date(mail.expiresAt) })] : []),
  ];
  return parts.join(' · ');
}

function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('sealed-mail');
  const { mutate, isPending, error } = useMutation({ ...revokeSealedMutation, onSuccess: onClose });
  return (
    <Dialog title={t('revoke.title')} onClose={onClose}>
      <DeleteQuestion
        consequences={[t('revoke.gone'), t('revoke.read')]}
        error={error}
        words={{ waiting: '', keep: t('revoke.keep'), delete: t('list.revoke') }}
        isBusy={isPending}
        onKeep={onClose}
        onDelete={() => mutate(id)}
      />
    </Dialog>
  );
}
