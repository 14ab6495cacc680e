import type { ComparedCampaign, Dashboard } from '@outrider/contract/dashboard';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LIFECYCLE_TONES } from '../../../features/campaigns/shared/campaign-tags.tsx';
import { isStillSending, useReasonWords } from '../../../features/campaigns/shared/words/reason-words.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { formatList, formatNumber, formatShare, MISSING } from '../../../platform/format.ts';
import { Interval, IntervalAxis, intervalAxis } from '../../../ui/charts/interval.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { campaignPlaces } from '../campaign/campaign-places.ts';
import styles from './dashboard.module.css';
import { judgeDifference } from './judge-difference.ts';

const INTERVAL_WIDTH = 104;
/** More than this are in the list of campaigns. */
const SHOWN = 6;
/** Names in one sentence. */
const NAMED = 3;

/** Campaigns by how many people answer, with the range each rate may lie in. */
export function ComparedCampaigns({ compared: { campaigns, leftOut } }: Pick<Dashboard, 'compared'>) {
  const { t } = useTranslation(['dashboard', 'campaigns']);
  const rows = campaigns.slice(0, SHOWN);
  const axis = intervalAxis(Math.max(0, ...rows.filter(isCounted).map(({ reply }) => reply.high)));
  if (campaigns.length === 0) return <p className={styles.nothing}>{t('dashboard:compared.nobody')}</p>;
  return (
    <>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard:compared.campaign')}</th>
            <th scope="col">{t('dashboard:compared.rate')}</th>
            <th scope="col">
              <IntervalAxis axis={axis} width={INTERVAL_WIDTH} />
              <span className="visually-hidden">{t('dashboard:compared.interval')}</span>
            </th>
            <th scope="col" title={t('dashboard:compared.interested')}>
              {t('dashboard:compared.int')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.campaignId}>
              <th scope="row">
                <Link to={campaignPlaces.detail(row.campaignId)} className="medium ellipsis" title={row.name}>
                  {row.name || t('campaigns:list.noName')}
                </Link>
                <StateLine row={row} />
              </th>
              <td className="medium">{isCounted(row) ? formatShare(row.reply.share) : MISSING}</td>
              <td>
                {isCounted(row) ? (
                  <Interval
                    rate={row.reply}
                    axis={axis}
                    isBest={false}
                    width={INTERVAL_WIDTH}
                    label={t('campaigns:overview.intervalLabel', {
                      share: formatShare(row.reply.share),
                      low: formatShare(row.reply.low),
                      high: formatShare(row.reply.high),
                    })}
                  />
                ) : (
                  <span className="muted">{MISSING}</span>
                )}
              </td>
              <td className="medium">{row.sent > 0 || row.interested > 0 ? formatNumber(row.interested) : MISSING}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Verdict campaigns={campaigns} leftOut={leftOut} />
    </>
  );
}

const isCounted = ({ reply }: ComparedCampaign) => reply.of > 0;

/** What it does now, in two or three words. */
function StateLine({ row: { lifecycle, waitReason } }: { row: ComparedCampaign }) {
  const { t } = useTranslation(['dashboard', 'campaign-words']);
  const { name } = useReasonWords();
  const { since } = useDates();
  const until = waitReason && !isStillSending(waitReason) ? waitReason.until : null;
  const wordsOf = () => {
    if (lifecycle === 'Error' && waitReason) return name(waitReason);
    if (lifecycle === 'Paused') return t('campaign-words:lifecycle.Paused');
    if (until) return t('dashboard:compared.waits', { at: since(until) });
    return lifecycle === 'Pending' ? t('campaign-words:lifecycle.Pending') : t('dashboard:compared.sending');
  };
  return (
    <Row
      as="span"
      gap={1.5}
      size={12}
      className={lifecycle === 'Error' ? `${styles.state} ${styles.bad}` : styles.state}
    >
      <Dot tone={lifecycle ? LIFECYCLE_TONES[lifecycle] : 'grey'} />
      <span>{wordsOf()}</span>
    </Row>
  );
}

function Verdict({ campaigns, leftOut }: Dashboard['compared']) {
  const { t } = useTranslation('dashboard');
  const judged = judgeDifference(campaigns);
  const more = campaigns.length - SHOWN;
  return (
    <Row
      as="p"
      pad="3 6 4"
      border="top"
      tone="secondary"
      size={12}
      leading={17}
      align="stretch"
      className={styles.verdict}
    >
      <Info size={14} strokeWidth={1.5} aria-hidden />
      <span>
        {judged === undefined
          ? t('compared.tooFew')
          : judged.behind.length === 0
            ? t('compared.chance')
            : t('compared.ahead', {
                leader: judged.leader,
                behind:
                  judged.behind.length > NAMED
                    ? t('compared.others', { number: formatNumber(judged.behind.length) })
                    : formatList(judged.behind, languageNow()),
              })}{' '}
        {leftOut > 0 && t('compared.leftOut', { count: leftOut, number: formatNumber(leftOut) })}{' '}
        {more > 0 && (
          <Link to={paths.campaign.list} className="link">
            {t('compared.more', { count: more, number: formatNumber(more) })}
          </Link>
        )}
      </span>
    </Row>
  );
}
