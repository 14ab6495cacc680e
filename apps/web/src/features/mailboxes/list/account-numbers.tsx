import type { AccountSummary } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { AlarmStat, Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { healthTone } from '../shared/health.ts';
import type { Target } from '../shared/operate.ts';
import { waitWords } from '../shared/wait-words.ts';

type Summary = { summary: AccountSummary | undefined };

/** All mailboxes at a glance. Its height is there before its numbers are. */
export function AccountNumbers({ onReconnect }: { onReconnect: (targets: readonly Target[]) => void }) {
  const { t } = useTranslation('accounts');
  const { data: summary } = useQuery(summaryQuery);
  return (
    <StatStrip label={t('strip.label')}>
      <SentToday summary={summary} />
      <Health summary={summary} />
      <Warmup summary={summary} />
      <NextSend summary={summary} />
      <NeedsYou summary={summary} onReconnect={onReconnect} />
    </StatStrip>
  );
}

function SentToday({ summary }: Summary) {
  const { t } = useTranslation('accounts');
  return (
    <Stat
      name={summary ? t('strip.sentToday', { warmup: formatNumber(summary.warmupToday) }) : t('columns.sent')}
      value={
        summary ? (
          <>
            {formatNumber(summary.sentToday)}{' '}
            <small>{t('strip.possible', { total: formatNumber(summary.capToday) })}</small>
          </>
        ) : (
          MISSING
        )
      }
      below={
        <Box above={1.5}>
          <Bar label={t('columns.sent')} value={summary?.sentToday ?? 0} total={summary?.capToday ?? 0} />
        </Box>
      }
    />
  );
}

function Health({ summary }: Summary) {
  const { t } = useTranslation('accounts');
  const health = summary?.averageHealth ?? null;
  return (
    <Stat
      name={t('strip.health')}
      value={
        <>
          {health === null ? MISSING : t('strip.percent', { value: health })}{' '}
          <small>{t(summary && health === null ? 'strip.healthUnknown' : 'strip.inboxed')}</small>
        </>
      }
      below={
        summary && (
          <Box above={-0.5}>
            <Sparkline
              values={summary.healthByDay}
              width={160}
              height={18}
              tone={healthTone(health)}
              min={50}
              max={100}
            />
          </Box>
        )
      }
    />
  );
}

function Warmup({ summary }: Summary) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const next = summary?.nextReady;
  return (
    <Stat
      name={t('strip.warmup')}
      value={
        summary ? (
          <>
            {formatNumber(summary.ready)} <small>{t('strip.ready')}</small> {formatNumber(summary.warming)}{' '}
            <small>{t('strip.warming')}</small>
          </>
        ) : (
          MISSING
        )
      }
      below={
        next
          ? t('strip.nextReady', { day: dates.day(next.at), mailbox: `${next.email.split('@')[0]}@` })
          : summary && t(summary.warming > 0 ? 'strip.noNextReady' : 'strip.noneWarming')
      }
    />
  );
}

function NextSend({ summary }: Summary) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { data } = useQuery(nextSendQuery);
  const next = data?.next;
  return (
    <Stat
      name={t('strip.nextSend')}
      value={
        next ? (
          <>
            {dates.time(next.at)}{' '}
            <small>{dates.isToday(next.at) ? <Wait until={next.at} /> : dates.day(next.at)}</small>
          </>
        ) : (
          <>
            {MISSING} {data && <small>{t('strip.nothingPlanned')}</small>}
          </>
        )
      }
      below={
        summary && t('strip.window', { inWindow: formatNumber(summary.inWindow), total: formatNumber(summary.total) })
      }
    />
  );
}

function Wait({ until }: { until: string }) {
  const { t } = useTranslation('accounts');
  const seconds = useSecondsUntil(Date.parse(until), nowMs);
  return seconds === 0 ? t('strip.now') : t('strip.in', { wait: waitWords(t, seconds) });
}

function NeedsYou({ summary, onReconnect }: Summary & { onReconnect: (targets: readonly Target[]) => void }) {
  const { t } = useTranslation('accounts');
  const broken = summary?.broken ?? [];
  if (broken.length === 0) {
    return (
      <Stat
        name={t('strip.needsYou')}
        value={
          summary ? (
            <>
              {t('strip.nothingToDo')} <small>{t('strip.allLogIn')}</small>
            </>
          ) : (
            MISSING
          )
        }
      />
    );
  }
  const words = ['strip.reconnectOne', 'strip.reconnectTwo'] as const;
  return (
    <AlarmStat
      name={t('strip.needsYou')}
      value={
        <>
          {formatNumber(broken.length)} <small>{t('strip.cannotLogIn')}</small>
        </>
      }
      below={
        <button type="button" className="link" onClick={() => onReconnect(broken)}>
          {t(words[broken.length - 1] ?? 'strip.reconnectMany', { count: broken.length })}
        </button>
      }
    />
  );
}
