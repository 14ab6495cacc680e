import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';
import type { FirstSteps } from '@outrider/contract/first-steps';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { happeningsQuery } from '../../../api/campaigns/happenings.ts';
import { eventTone } from '../../../features/campaigns/detail/log/event-tones.ts';
import { useEventDetails, useEventName } from '../../../features/campaigns/detail/log/use-event-words.ts';
import { StatusTag } from '../../../features/campaigns/shared/campaign-tags.tsx';
import { mailPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { formatNumber, formatShareOf } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { campaignPlaces } from '../campaign/campaign-places.ts';
import chart from './day-chart.module.css';
import { DayChart } from './day-chart.tsx';
import styles from './watch-side.module.css';

const SHOWN = 40;

/** The first campaign as it goes out: its day, its numbers, and what happened. */
export function WatchSide({ facts }: { facts: FirstSteps }) {
  const campaignId = facts.campaign?.launchedAt ? facts.campaign.campaignId : undefined;
  return campaignId === undefined ? <WhatComes /> : <Running campaignId={campaignId} facts={facts} />;
}

function Running({ campaignId, facts }: { campaignId: string; facts: FirstSteps }) {
  const { t } = useTranslation('first-steps');
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  const { data: events = [] } = useQuery(happeningsQuery(campaignId));
  if (!campaign) return null;
  return (
    <>
      <Row as="header" minHeight={48} border="bottom" className={styles.head}>
        <Link to={campaignPlaces.detail(campaignId)} className="strong ellipsis">
          {campaign.name}
        </Link>
        <StatusTag status={campaign.status} />
        <Row as="span" wraps gap="1 3" before="auto" tone="secondary" size={12} align="stretch" className={chart.key}>
          {(['sent', 'answered', 'bounced', 'planned'] as const).map((kind) => (
            <Row as="span" inline gap={1.5} key={kind}>
              <i className={chart[kind]} />
              {t(`legend.${kind}`)}
            </Row>
          ))}
        </Row>
      </Row>
      <DayChart campaignId={campaignId} zone={campaign.settings.schedule.zone} events={events} />
      <Numbers totals={campaign.totals} />
      <Happened events={events} next={facts.replies.next} />
    </>
  );
}

type Totals = {
  leads: number;
  sentTo: number;
  delivered: number;
  replied: number;
  interested: number;
  bounced: number;
};

function Numbers({ totals }: { totals: Totals & { opened: { person: number } } }) {
  const { t } = useTranslation('first-steps');
  const { leads, sentTo, delivered, opened, replied, interested, bounced } = totals;
  const numbers = [
    { name: t('numbers.sent'), value: sentTo, beside: t('numbers.ofLeads', { leads: formatNumber(leads) }) },
    { name: t('numbers.read'), value: opened.person, beside: formatShareOf(opened.person, delivered) },
    { name: t('numbers.replied'), value: replied, beside: t('numbers.interested', { count: interested }) },
    { name: t('numbers.bounced'), value: bounced, beside: bounced > 0 ? t('numbers.suppressed') : '' },
  ];
  return (
    <Grid as="dl" border="bottom" className={styles.numbers}>
      {numbers.map(({ name, value, beside }) => (
        <Box pad="3 4 3 6" key={name}>
          <dt className="muted small">{name}</dt>
          <dd>
            <Text as="b" size={20} weight={600} leading={28}>
              {formatNumber(value)}
            </Text>{' '}
            <span className="muted small">{beside}</span>
          </dd>
        </Box>
      ))}
    </Grid>
  );
}

function Happened({ events, next }: { events: readonly CampaignEvent[]; next: FirstSteps['replies']['next'] }) {
  const { t } = useTranslation('first-steps');
  const { since } = useDates();
  const nameOf = useEventName();
  const detailsOf = useEventDetails();
  const navigate = useNavigate();
  const answerable = events.find(({ kind, name }) => kind === 'replied' && name === next?.name)?.id;
  return (
    <section aria-label={t('happened.title')}>
      <Row as="header" minHeight={48} border="bottom" className={styles.head}>
        <h2 className="strong">{t('happened.title')}</h2>
        <span className="muted small">{t('happened.hint')}</span>
        {config.world === 'box' && (
          <Link to={paths.sandbox} className={`link small ${styles.end}`}>
            {t('sandbox')}
          </Link>
        )}
      </Row>
      {events.length === 0 && (
        <Box as="p" pad="4 6" className="muted">
          {t('happened.nothing')}
        </Box>
      )}
      <ol className={styles.rows}>
        {events.slice(0, SHOWN).map((event) => (
          <li key={event.id}>
            <time className="muted small numbers">{since(event.at)}</time>
            <Dot tone={eventTone(event.kind, event.verdict)} />
            <div>
              <div className="medium ellipsis">
                {event.name === '' ? nameOf(event) : t('happened.with', { name: event.name, what: nameOf(event) })}
              </div>
              <div className="muted small ellipsis">
                {event.kind === 'sent' ? event.mailbox : detailsOf(event) || event.mailbox || event.email}
              </div>
            </div>
            {next && event.id === answerable && (
              <Button
                small
                icon={<Reply size={14} aria-hidden />}
                onClick={() => void navigate(mailPath(next.tid, next.mid))}
              >
                {t('happened.answer')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Before anything goes out: what there will be to see. */
function WhatComes() {
  const { t } = useTranslation('first-steps');
  return (
    <Grid as="section" gap={2} maxWidth={560} className={styles.comes} aria-label={t('world.title')}>
      <h2 className="strong">{t('world.title')}</h2>
      <p className="secondary">{t('world.text')}</p>
      {config.world === 'box' && (
        <Grid as="dl" gap={3} above={3}>
          {(['servers', 'people', 'clock'] as const).map((key) => (
            <div key={key}>
              <dt className="medium">{t(`world.${key}`)}</dt>
              <dd className="muted small">{t(`world.${key}Hint`)}</dd>
            </div>
          ))}
        </Grid>
      )}
    </Grid>
  );
}
