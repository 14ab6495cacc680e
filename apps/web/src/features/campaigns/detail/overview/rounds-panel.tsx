import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShare } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { Interval, IntervalAxis, intervalAxis } from '../../../../ui/charts/interval.tsx';
import { LetterMark } from '../../../../ui/mark.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { OpenSplit } from '../../shared/open-split.tsx';
import { letterAt } from '../../shared/variant-letter.ts';
import { conditionWords } from '../../shared/words/condition-words.ts';
import styles from './rounds-panel.module.css';

type Rounds = Statistics['rounds'];

/** Below this nobody has answered often enough to call one better. */
const WORTH_SAYING = 0.8;

type RoundsPanelProps = { rounds: Rounds; settings: Campaign['rounds'] };

/** The reply rate of every mail, with how far it can be trusted. */
export function RoundsPanel({ rounds, settings }: RoundsPanelProps) {
  const { t } = useTranslation('campaigns');
  const lines = rounds.flatMap(({ round, variants, verdict }) =>
    variants.map((variant, index) => ({
      ...variant,
      round,
      letter: letterAt(index),
      isFirst: index === 0,
      isBest: variants.length > 1 && verdict.variant === variant.id,
      condition: settings[round]?.condition ?? 'all',
      field: settings[round]?.field,
      subject: variant.subject || t('overview.sameThread'),
    })),
  );
  const axis = intervalAxis(Math.max(0, ...lines.filter(({ sent }) => sent > 0).map(({ reply }) => reply.high)));
  return (
    <ChartPanel
      title={t('overview.rounds')}
      beside={t('overview.interval')}
      end={<Verdict rounds={rounds} />}
      table={{
        head: [
          t('overview.round'),
          t('overview.subject'),
          t('overview.sent'),
          t('overview.person'),
          t('overview.machine'),
          t('overview.unknown'),
          t('overview.replies'),
          t('overview.rate'),
          t('overview.interval'),
        ],
        rows: lines.map(({ round, letter, subject, sent, opened, replied, reply }) => [
          `${round + 1} ${letter}`,
          subject,
          sent,
          opened.person,
          opened.machine,
          opened.unknown,
          replied,
          formatShare(reply.share),
          `${formatShare(reply.low)} – ${formatShare(reply.high)}`,
        ]),
      }}
      fileName={t('files.rounds')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      <div className={styles.frame} tabIndex={0}>
        <table className={styles.rounds}>
          <thead>
            <tr>
              <th scope="col">{t('overview.round')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('overview.variant')}</span>
              </th>
              <th scope="col">{t('overview.subject')}</th>
              <th scope="col">{t('overview.for')}</th>
              <th scope="col">{t('overview.sent')}</th>
              <th scope="col">{t('overview.replies')}</th>
              <th scope="col">{t('overview.rate')}</th>
              <th scope="col">
                <IntervalAxis axis={axis} />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.round} ${line.id}`}>
                <td>{line.isFirst ? line.round + 1 : ''}</td>
                <td>
                  <LetterMark>{line.letter}</LetterMark>
                </td>
                <td>{line.subject}</td>
                <td className="muted">{conditionWords(t, line)}</td>
                <td>{formatNumber(line.sent)}</td>
                <td>
                  <OpenSplit opened={line.opened} of={line.delivered}>
                    {formatNumber(line.replied)}
                  </OpenSplit>
                </td>
                <td className="medium">{line.sent > 0 ? formatShare(line.reply.share) : '--'}</td>
                <td>
                  {line.sent > 0 && (
                    <Interval
                      rate={line.reply}
                      axis={axis}
                      isBest={line.isBest}
                      label={t('overview.intervalLabel', {
                        share: formatShare(line.reply.share),
                        low: formatShare(line.reply.low),
                        high: formatShare(line.reply.high),
                      })}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartPanel>
  );
}

/** Which mail does better, of the round where that is most certain. */
function Verdict({ rounds }: { rounds: Rounds }) {
  const { t } = useTranslation('campaigns');
  const [best] = rounds
    .filter(({ verdict }) => verdict.kind !== 'single' && verdict.variant !== null && verdict.sureness >= WORTH_SAYING)
    .toSorted((a, b) => b.verdict.sureness - a.verdict.sureness);
  if (!best) return null;
  const index = best.variants.findIndex(({ id }) => id === best.verdict.variant);
  return (
    <Tag tone="violet">
      {t(best.verdict.kind === 'winner' ? 'overview.wins' : 'overview.leads', {
        round: best.round + 1,
        variant: letterAt(Math.max(0, index)),
        share: formatShare(best.verdict.sureness, 0),
      })}
    </Tag>
  );
}
