import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { type Explained, guardQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShare, shortShare } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { useReasonWords } from '../../shared/words/reason-words.ts';

type WhySentenceProps = {
  campaign: Campaign;
  explained: Explained | undefined;
  /** Without the mailbox, where there is little room. */
  isShort?: boolean;
};

const bold = { b: <b /> };

/** The answer to "why is it not sending right now?". */
export function WhySentence({ campaign, explained, isShort = false }: WhySentenceProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { status, endedAt, changedAt, hasChanges, waitReason } = campaign;
  if (status === 'new') return <Trans t={t} i18nKey="why.draft" components={bold} />;
  if (status === 'finished') {
    return <Trans t={t} i18nKey="why.finished" values={{ at: dates.date(endedAt) }} components={bold} />;
  }
  if (status === 'cancel') {
    return <Trans t={t} i18nKey="why.canceled" values={{ at: dates.date(endedAt) }} components={bold} />;
  }
  if (status === 'suspend') {
    if (waitReason?.reason === 'guardRail') return <GuardSentence campaign={campaign} />;
    return hasChanges ? (
      <Trans t={t} i18nKey="why.pausedByEdit" values={{ at: dates.since(changedAt) }} components={bold} />
    ) : (
      <Trans t={t} i18nKey="why.paused" components={bold} />
    );
  }
  return <RunningSentence campaign={campaign} explained={explained} isShort={isShort} />;
}

function RunningSentence({ campaign, explained, isShort }: Required<WhySentenceProps>) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence } = useReasonWords();
  const waitReason = explained ? explained.waitReason : campaign.waitReason;
  const next = explained ? explained.next : campaign.nextSend;
  const at = (moment: string) => (dates.isToday(moment) ? dates.time(moment) : dates.moment(moment));
  return (
    <>
      {t('why.end', { words: waitReason ? sentence(waitReason) : t('why.sends') })}{' '}
      {next && (
        <Trans
          t={t}
          i18nKey={isShort ? 'why.nextShort' : 'why.next'}
          values={{ round: next.round + 1, name: next.name, at: at(next.at), email: next.email }}
          components={bold}
        />
      )}
      {!next && waitReason?.until && (
        <Trans t={t} i18nKey="why.until" values={{ at: at(waitReason.until) }} components={bold} />
      )}
    </>
  );
}

function GuardSentence({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence } = useReasonWords();
  const { data: guard } = useQuery(guardQuery(campaign.campaignId));
  if (!guard) return t('why.end', { words: sentence(campaign.waitReason ?? { reason: 'guardRail', values: {} }) });
  return (
    <Trans
      t={t}
      i18nKey={guard.rule === 'bounces' ? 'why.guardBounces' : 'why.guardComplaints'}
      values={{
        day: dates.day(guard.at),
        time: dates.time(guard.at),
        count: formatNumber(guard.count),
        sent: formatNumber(guard.sent),
        rate: formatShare(guard.count / Math.max(1, guard.sent)),
        max: shortShare(guard.max),
      }}
      components={bold}
    />
  );
}
