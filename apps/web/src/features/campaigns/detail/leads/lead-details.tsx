import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refreshCampaign } from '../../../../api/campaigns/campaign-keys.ts';
import { eventsQuery, leadQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { FollowUpLine } from '../../shared/follow-up-line.tsx';
import { usePlaces } from '../../shared/places.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { useEventWords } from '../log/use-event-words.ts';
import { ConditionNote } from './condition-note.tsx';
import { DoubtQuestion } from './doubt-question.tsx';
import styles from './lead-details.module.css';
import { useSettleDoubts } from './use-settle-doubts.ts';

type LeadDetailsProps = { campaignId: string; leadId: string };

/** One lead: why not now, every mail it got, and what happened. */
export function LeadDetails({ campaignId, leadId }: LeadDetailsProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const places = usePlaces();
  const { sentence } = useReasonWords();
  const eventWords = useEventWords();
  const settle = useSettleDoubts(campaignId);
  const asked = useQuery(leadQuery(campaignId, leadId));
  const logged = useInfiniteQuery(eventsQuery(campaignId, { leadId }));
  const { data: lead } = asked;
  const { data: log } = logged;
  const events = log?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      {asked.isError && !lead && (
        <Grid as="section" gap={2} border="bottom" pad="4 6" narrow={{ pad: '3.5 4' }} className={styles.part}>
          <FailedNote query={asked} />
        </Grid>
      )}
      {lead && (
        <Grid as="section" gap={2} border="bottom" pad="4 6" narrow={{ pad: '3.5 4' }} className={styles.part}>
          <p className="reading">
            {lead.waitReason && t('why.end', { words: sentence(lead.waitReason) })}{' '}
            {lead.next &&
              t('leads.nextRound', {
                round: lead.next.round + 1,
                variant: '',
                at: dates.isToday(lead.next.at) ? dates.time(lead.next.at) : dates.moment(lead.next.at),
              })}
          </p>
          {lead.followUp && (
            <FollowUpLine followUp={lead.followUp} onChanged={() => void refreshCampaign(campaignId)} />
          )}
          {lead.condition && <ConditionNote condition={lead.condition} />}
          {lead.mails.some(({ state }) => state === 'doubt') && (
            <DoubtQuestion
              isBusy={settle.isPending}
              onAnswer={(answer) => settle.mutate({ answer, choice: { leadIds: [leadId] } })}
            />
          )}
          <Link to={places.contact(lead.person.email)} className="link">
            {t('leads.panel.contact')}
          </Link>
        </Grid>
      )}
      {lead && (
        <Grid as="section" gap={2} border="bottom" pad="4 6" narrow={{ pad: '3.5 4' }} className={styles.part}>
          <h3>{t('leads.panel.mails')}</h3>
          {lead.mails.length === 0 && <p className="muted">{t('reasonsTab.noMails')}</p>}
          <Grid as="ol" gap={2} className={styles.lines}>
            {lead.mails.map((mail) => (
              <li key={mail.round}>
                <span className="medium ellipsis">
                  {mail.round + 1}
                  {mail.variant} {mail.subject || t('overview.sameThread')}{' '}
                  {mail.state === 'doubt' && <Tag tone="amber">{t('leads.state.inDoubt')}</Tag>}
                  {mail.state === 'skipped' && <Tag tone="grey">{t('leads.state.skipped')}</Tag>}
                </span>
                <time className="muted small">{dates.moment(mail.at)}</time>
                <span className="muted small ellipsis">{[mail.mailbox, mail.words].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </Grid>
        </Grid>
      )}
      <Grid as="section" gap={2} border="bottom" pad="4 6" narrow={{ pad: '3.5 4' }} className={styles.part}>
        <h3>{t('leads.panel.what')}</h3>
        <FailedNote query={logged} />
        {log && events.length === 0 && <p className="muted">{t('leads.panel.nothing')}</p>}
        <Grid as="ol" gap={2} className={styles.lines}>
          {events.map((event) => (
            <li key={event.id}>
              <span className="ellipsis">{eventWords(event)}</span>
              <time className="muted small">{dates.moment(event.at)}</time>
            </li>
          ))}
        </Grid>
      </Grid>
    </>
  );
}
