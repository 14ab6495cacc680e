import type { PersonCampaign } from '@outrider/contract/inbox/inbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refreshPerson } from '../../../api/inbox/live-queries.ts';
import { StatusTag } from '../../../features/campaigns/shared/campaign-tags.tsx';
import { FollowUpLine } from '../../../features/campaigns/shared/follow-up-line.tsx';
import { useReasonWords } from '../../../features/campaigns/shared/words/reason-words.ts';
import patterns from '../../../ui/charts/patterns.module.css';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { campaignPlaces } from '../campaign/campaign-places.ts';
import styles from './person-campaigns.module.css';

/** The campaigns a person is in: how far they are, and the next step or the one reason why there is none. */
export const PersonCampaigns = ({ campaigns }: { campaigns: readonly PersonCampaign[] }) => (
  <Grid as="ul" gap={2}>
    {campaigns.map((campaign) => (
      <Grid as="li" gap={1} key={campaign.campaignId}>
        <One campaign={campaign} />
        {campaign.followUp && <FollowUpLine followUp={campaign.followUp} onChanged={() => void refreshPerson()} />}
      </Grid>
    ))}
  </Grid>
);

function One({
  campaign: { campaignId, leadId, name, status, round, rounds, waitReason, next },
}: {
  campaign: PersonCampaign;
}) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence } = useReasonWords();
  const step = next
    ? t('leads.nextRound', {
        round: next.round + 1,
        variant: next.variant,
        at: dates.isToday(next.at) ? dates.time(next.at) : dates.moment(next.at),
      })
    : waitReason && sentence(waitReason);
  return (
    <Link to={campaignPlaces.detail(campaignId, { tab: 'leads', lead: leadId })} className={styles.campaign}>
      <span className="medium ellipsis">{name || t('list.noName')}</span>
      <span className={styles.rounds} aria-hidden>
        {Array.from({ length: rounds }, (_each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number.
          <i key={index} className={index <= (round ?? -1) ? styles.sent : next ? styles.planned : patterns.hatch} />
        ))}
      </span>
      <Row as="span" spread className={styles.line}>
        <span className="muted ellipsis">
          {round === null ? t('person.notYet') : t('person.round', { round: round + 1, rounds })}
        </span>
        <StatusTag status={status} />
      </Row>
      <span className="ellipsis">{step}</span>
    </Link>
  );
}
