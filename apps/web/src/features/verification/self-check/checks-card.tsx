import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import type { SelfCheck } from '../../../api/verification.ts';
import { Card } from '../../../ui/card.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VERDICT_TONES } from '../../../ui/theme/verdict-tones.ts';
import { counted } from '../shared/counted.ts';
import { besideWords, findingKey, findingValues, type OneCheck } from './check-words.ts';
import { closedSince } from './closed-since.ts';
import styles from './self-check.module.css';

const ICONS = { pass: CircleCheck, warn: TriangleAlert, fail: CircleX, unknown: CircleHelp } as const;
const COUNTS = [
  ['fail', 'blocks', 'red'],
  ['warn', 'toFix', 'amber'],
  ['pass', 'pass', 'green'],
  ['unknown', 'unknown', 'grey'],
] as const;

export function ChecksCard({ selfCheck: { checks, checkedAt, lastDay } }: { selfCheck: SelfCheck }) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const since = closedSince(lastDay, checkedAt);
  const time = dates.time(checkedAt);
  return (
    <Card
      title={t('selfCheck.title')}
      beside={
        <Row as="span" align="stretch" narrow={{ wraps: true }}>
          {COUNTS.map(([verdict, words, tone]) => {
            const count = checks.filter((each) => each.verdict === verdict).length;
            return (
              count > 0 && (
                <Tag key={verdict} tone={tone}>
                  {t(`selfCheck.${words}`, counted(count))}
                </Tag>
              )
            );
          })}
        </Row>
      }
      actions={
        <span className="muted small numbers">
          {checkedAt === null
            ? t('selfCheck.never')
            : since
              ? t('selfCheck.everyClosed', { time, since: dates.moment(since) })
              : t('selfCheck.every', { time })}
        </span>
      }
    >
      <ul>
        {checks.map((one) => (
          <CheckRow key={one.check} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({ one }: { one: OneCheck }) {
  const { t } = useTranslation('verification');
  const { check, verdict } = one;
  const Icon = ICONS[verdict];
  return (
    <Grid
      as="li"
      gap={3}
      align="center"
      minHeight={40}
      pad="1 4"
      columns="16px 168px minmax(0, 1fr) auto"
      narrow={{ columns: '16px minmax(0, 1fr) auto' }}
      className={styles.check}
    >
      <Icon
        size={16}
        strokeWidth={1.5}
        className={VERDICT_TONES[verdict]}
        aria-label={t(`selfCheck.verdict.${verdict}`)}
      />
      <span className="medium">{t(`selfCheck.check.${check}`)}</span>
      <span className="secondary">
        <Trans
          t={t}
          i18nKey={findingKey(one)}
          values={findingValues(one)}
          components={{ mono: <span className="mono" /> }}
        />
      </span>
      <span className="muted small numbers">{besideWords(t, one)}</span>
    </Grid>
  );
}
