import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../platform/time/format-time.ts';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import styles from './test-report.module.css';
import { isRefusal } from './test-words.ts';

type Line = ConnectionTest['transcript'][number];

const SIDES = ['both', 'smtp', 'imap'] as const;
const SPEAKERS = { C: 'C:', S: 'S:', '-': '  ' } as const;

const clockOf = (at: string, timeZone: string) =>
  `${formatTime(at, { timeZone, seconds: true })}.${at.slice(20, 23).padEnd(3, '0')}`;

/** The conversation as text, for a support ticket. */
export const transcriptText = (lines: readonly Line[], timeZone: string): string =>
  lines.map(({ at, side, who, line }) => `${clockOf(at, timeZone)} ${side} ${SPEAKERS[who]} ${line}`).join('\n');

export function TranscriptPanel({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('accounts-add');
  const { timeZone } = useDates();
  const [side, setSide] = useState<(typeof SIDES)[number]>('both');
  const shown = lines.filter((line) => side === 'both' || line.side === side);
  return (
    <Stack as="section" tall grow minHeight={200} gap={0} aria-label={t('transcript.title')}>
      <header className={styles.transcriptHead}>
        <h3>{t('transcript.title')}</h3>
        <span className="muted small">{t('transcript.hint')}</span>
        <Segments
          label={t('transcript.which')}
          value={side}
          options={SIDES.map((value) => ({ value, text: t(`transcript.${value}`) }))}
          onChange={setSide}
        />
      </header>
      <ol className={styles.log}>
        {shown.map(({ at, who, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and their order is all they have.
          <li key={index}>
            <time dateTime={at}>{clockOf(at, timeZone)}</time> {SPEAKERS[who]}{' '}
            <span
              className={
                who === 'S' ? (isRefusal(line) ? styles.refusal : styles.said) : who === '-' ? styles.note : ''
              }
            >
              {line}
            </span>
          </li>
        ))}
        {shown.length === 0 && <li className={styles.note}>{t('transcript.none')}</li>}
      </ol>
    </Stack>
  );
}
