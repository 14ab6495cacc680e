import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextSendQuery } from '../../../api/next-send.ts';
import { now as worldNow } from '../../../platform/world-time.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ProviderMark } from '../shared/provider-mark.tsx';
import { StatusTag } from '../shared/status-tag.tsx';
import { WARMUP_TONES, warmupLine, warmupReason } from '../shared/warmup-words.ts';
import styles from './cells.module.css';

type Cell = { account: Account };

const TAGS_SHOWN = 2;

export const MailboxCell = ({ account: { provider, email, senderName } }: Cell) => (
  <div className={styles.mailbox}>
    <ProviderMark provider={provider} />
    <div className={styles.lines}>
      <span className="medium ellipsis" title={email}>
        {email}
      </span>
      <span className={styles.sub}>{senderName}</span>
    </div>
  </div>
);

export const StatusCell = ({ account: { status, statusReason } }: Cell) => (
  <>
    <StatusTag status={status} />
    {statusReason !== '' && (
      <div className={styles.sub} title={statusReason}>
        {statusReason}
      </div>
    )}
  </>
);

/** What went out, what may go out, and when the next campaign mail goes; the hatched end is kept for answers. */
export function SentCell({ account: { accountId, sentToday, warmupToday, capToday, replyReserve, timeZone } }: Cell) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { data } = useQuery(nextSendQuery);
  const next = data?.mailboxes.find(({ mailboxId }) => mailboxId === accountId);
  return (
    <div title={t('list.capHint', { cap: capToday, reserve: replyReserve, warmup: warmupToday, zone: timeZone })}>
      <div className={styles.sent}>
        <span>
          <span className="medium">{sentToday}</span> <span className="muted">{t('list.of', { count: capToday })}</span>
        </span>
        {next && <time className="muted">{dates.since(next.at)}</time>}
      </div>
      <Bar label={t('columns.sent')} value={sentToday} total={capToday} kept={replyReserve} />
    </div>
  );
}

export function WarmupCell({ account: { warmup, nextWarmupAt, timeZone } }: Cell) {
  const { t } = useTranslation('accounts');
  const { since } = useDates();
  const why = [warmupReason(warmup, t), nextWarmupAt && t('warmup.next', { when: since(nextWarmupAt) })];
  const isHeld = warmup.state === 'held';
  return (
    <div className={styles.warmup} title={why.filter(Boolean).join('\n')}>
      <Sparkline values={warmup.spark} width={64} height={22} tone={WARMUP_TONES[warmup.state]} />
      <div className={styles.lines}>
        <span className={isHeld ? styles.held : undefined}>{t(`warmup.${warmup.state}`)}</span>
        <span className={styles.sub}>{warmupLine(warmup, { t, since, now: worldNow(), timeZone })}</span>
      </div>
    </div>
  );
}

export function TagsCell({ account: { tags } }: Cell) {
  const { t } = useTranslation('accounts');
  const hidden = tags.length - TAGS_SHOWN;
  return (
    <div className={styles.tags} title={tags.map(({ tagName }) => tagName).join('\n')}>
      {tags.slice(0, TAGS_SHOWN).map(({ tagId, tagName }) => (
        <Tag key={tagId} tone="line">
          {tagName}
        </Tag>
      ))}
      {hidden > 0 && <span className={`muted small ${styles.more}`}>{t('list.moreTags', { count: hidden })}</span>}
    </div>
  );
}
