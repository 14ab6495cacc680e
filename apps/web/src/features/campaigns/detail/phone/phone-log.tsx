import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { variantLetter } from '../../shared/variant-letter.ts';
import { EVENT_FILTER_NAMES, EVENT_FILTERS, type EventFilterName, eventTone } from '../log/event-tones.ts';
import { useEventDetails, useEventName } from '../log/use-event-words.ts';
import { useExportLog } from '../log/use-export-log.ts';
import { MoreOfList, PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

type PhoneLogProps = { campaign: Campaign; onLead: (leadId: string) => void };

/** Everything that happened, newest first, as it happens. */
export function PhoneLog({ campaign, onLead }: PhoneLogProps) {
  const { t } = useTranslation('campaigns');
  const { campaignId } = campaign;
  const [filter, setFilter] = useState<EventFilterName | 'all'>('all');
  const query = useInfiniteQuery(
    eventsQuery(campaignId, { kinds: filter === 'all' ? [] : [...EVENT_FILTERS[filter]] }),
  );
  const events = query.data?.pages.flatMap((page) => page.events);
  const { mutate: exportAll, isPending } = useExportLog(campaignId);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.scrolls}>
          <Segments
            block
            label={t('log.label')}
            options={[
              { value: 'all', text: t('log.all') },
              ...EVENT_FILTER_NAMES.map((name) => ({ value: name, text: t(`log.kinds.${name}`) })),
            ]}
            value={filter}
            onChange={setFilter}
          />
        </div>
        <Row minWidth={0} spread>
          <span className="muted">
            <Dot tone="green" isLive /> {t('log.live')}
          </span>
          <button type="button" className={styles.tool} disabled={isPending} onClick={() => exportAll()}>
            <Download size={16} strokeWidth={1.5} aria-hidden />
            {t('log.export')}
          </button>
        </Row>
      </div>
      <PhoneListState query={query} />
      {events?.length === 0 && (
        <Grid gap={3} pad={4}>
          <span className="medium">{t('log.empty')}</span>
          <span className="muted">{t('log.emptyHint')}</span>
        </Grid>
      )}
      <ul aria-label={t('log.label')}>
        {events?.map((event) => (
          <Box as="li" border="top" key={event.id}>
            <EventLine event={event} rounds={campaign.rounds} onLead={onLead} />
          </Box>
        ))}
      </ul>
      <MoreOfList query={query} />
    </>
  );
}

type EventLineProps = { event: CampaignEvent; rounds: Campaign['rounds']; onLead: (leadId: string) => void };

/** Leads to its person, where there is one. */
function EventLine({ event, rounds, onLead }: EventLineProps) {
  const dates = useDates();
  const name = useEventName()(event);
  const details = useEventDetails()(event);
  const { leadId, round, variant, at, mailbox, kind, verdict } = event;
  const words = (
    <>
      <Row minWidth={0} as="span" spread gap={3} align="baseline">
        <Text breaks className="medium">
          <Dot tone={eventTone(kind, verdict)} /> {name}{' '}
          {round !== null && <span className="muted">{variantLetter(rounds, round, variant)}</span>}
        </Text>
        <time className="muted small">{dates.moment(at)}</time>
      </Row>
      <Row minWidth={0} as="span" spread gap={3} className="small">
        <span className="ellipsis">{event.name || event.email}</span>
        <span className="muted ellipsis">{mailbox}</span>
      </Row>
      {details !== '' && (
        <Text breaks className="muted small">
          {details}
        </Text>
      )}
    </>
  );
  if (leadId === null) return <div className={styles.line}>{words}</div>;
  return (
    <button type="button" className={styles.line} onClick={() => onLead(leadId)}>
      {words}
    </button>
  );
}
