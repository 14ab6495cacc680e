import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
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
    <Grid minWidth={0} className={styles.lines}>
      <span className="medium ellipsis" title={email}>
        {email}
      </span>
      <Text tone="muted" size={12} leading={16} cut>
        {senderName}
      </Text>
    </Grid>
  </div>
);

export const StatusCell = ({ account: { status, statusReason } }: Cell) => (
  <>
    <StatusTag status={status} />
    {statusReason !== '' && (
      <Text as="div" tone="muted" size={12} leading={16} cut title={statusReason}>
        {statusReason}
      </Text>
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
      <Row gap={2.5} spread below={1.25} whiteSpace="nowrap" size={12} leading={16} nums align="stretch">
        <span>
          <span className="medium">{sentToday}</span> <span className="muted">{t('list.of', { count: capToday })}</span>
        </span>
        {next && <time className="muted">{dates.since(next.at)}</time>}
      </Row>
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
      <Grid minWidth={0} className={styles.lines}>
        <span className={isHeld ? 'red' : undefined}>{t(`warmup.${warmup.state}`)}</span>
        <Text tone="muted" size={12} leading={16} cut>
          {warmupLine(warmup, { t, since, now: worldNow(), timeZone })}
        </Text>
      </Grid>
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
      {hidden > 0 && (
        <Text rigid className={`muted small ${styles.more}`}>
          {t('list.moreTags', { count: hidden })}
        </Text>
      )}
    </div>
  );
}
