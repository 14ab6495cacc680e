import type { MeaningWaits } from '@outrider/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MEANING_TONES } from '../../../features/inbox/shared/marks.ts';
import { meaningPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Mark } from '../../../ui/charts/mark.tsx';
import type { MarkTone } from '../../../ui/charts/tones.ts';
import { markColor } from '../../../ui/charts/tones.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { waitingOf } from './waiting-of.ts';

const AGES = ['hours', 'day', 'longer'] as const;
const AGE_TONES: Record<(typeof AGES)[number], MarkTone> = { hours: 'ink-3', day: 'ink-2', longer: 'ink' };
/** The longest bar, in pixels. */
const BAR_WIDTH = 84;

/** What nobody ever sends needs no line; what asks for an answer always has one. */
const ALWAYS: readonly MeaningWaits['meaning'][] = ['interested', 'question'];
const isShown = ({ meaning, count }: MeaningWaits) => count > 0 || ALWAYS.includes(meaning);

export function RepliesPanel({ replies }: { replies: readonly MeaningWaits[] }) {
  const { t } = useTranslation(['dashboard', 'inbox']);
  const { since } = useDates();
  const most = Math.max(1, ...replies.map(waitingOf));
  return (
    <>
      <table className={styles.meanings}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('dashboard:replies.meaning')}</span>
            </th>
            <th scope="col">{t('dashboard:replies.waits')}</th>
            <th scope="col">{t('dashboard:replies.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {replies.filter(isShown).map((row) => (
            <tr key={row.meaning}>
              <th scope="row">
                <Link to={meaningPath(row.meaning)}>
                  <Dot tone={row.meaning === 'unlabelled' ? 'ring' : MEANING_TONES[row.meaning]} />
                  {t(`inbox:meaning.${row.meaning}`)}
                </Link>
              </th>
              <td>{waitingOf(row) > 0 ? <Ages row={row} most={most} /> : <Calm count={row.count} />}</td>
              <td>{row.oldest && since(row.oldest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Row as="p" wraps gap="1 3" pad="3 6 0" tone="muted" size={12} className={styles.keys}>
        {t('dashboard:replies.waiting')}
        {AGES.map((age) => (
          <Row as="span" gap={1.5} key={age}>
            <Mark kind={AGE_TONES[age]} /> {t(`dashboard:replies.ages.${age}`)}
          </Row>
        ))}
      </Row>
    </>
  );
}

const Calm = ({ count }: { count: number }) => {
  const { t } = useTranslation('dashboard');
  return (
    <span className="muted">
      {count === 0 ? t('replies.none') : t('replies.noneWaits', { number: formatNumber(count) })}
    </span>
  );
};

function Ages({ row, most }: { row: MeaningWaits; most: number }) {
  const { t } = useTranslation('dashboard');
  const label = AGES.map((age) => `${t(`replies.ages.${age}`)}: ${formatNumber(row.waits[age])}`).join(', ');
  return (
    <Row as="span">
      <Row as="span" gap={0.25} align="stretch" role="img" aria-label={label}>
        {AGES.map((age) => (
          <Box
            as="i"
            height={10}
            rounded={2}
            key={age}
            style={{ width: (row.waits[age] / most) * BAR_WIDTH, background: markColor(AGE_TONES[age]) }}
          />
        ))}
      </Row>
      <b className="strong">{formatNumber(waitingOf(row))}</b>
    </Row>
  );
}
