import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber, formatShare } from '../../../../platform/format.ts';
import { formatWeekday } from '../../../../platform/time/format-time.ts';
import { Card } from '../../../../ui/card.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { mayEdit } from '../../shared/campaign-asks.tsx';
import { usePlaces } from '../../shared/places.ts';
import styles from './schedule-tab.module.css';

type Fact = readonly [name: string, value: string];

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Minutes since midnight as a clock shows them. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const weekdayName = (day: number) =>
  formatWeekday(MONDAY + (day - 1) * DAY_MS, { timeZone: 'UTC', language: languageNow() });

/** When it may send, how much, from where, and what stops it: to read. */
export function ScheduleTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const places = usePlaces();
  const facts = useFacts(campaign);
  return (
    <Grid
      grow
      content="start"
      gap={4}
      minHeight={0}
      pad="4 6 8"
      scrolls
      narrow={{ pad: '2 4 6', overflow: 'visible' }}
      className={styles.tab}
    >
      {mayEdit(campaign.status) && (
        <p>
          <Link to={places.editor(campaign.campaignId, 'schedule')} className="link">
            {t('schedule.edit')}
          </Link>
        </p>
      )}
      <Grid
        align="start"
        gap={4}
        columns="repeat(auto-fill, minmax(340px, 1fr))"
        narrow={{ columns: 'minmax(0, 1fr)' }}
      >
        {(['when', 'limits', 'tracking', 'stops', 'footer'] as const).map((part) => (
          <Card key={part} title={t(`schedule.${part}`)}>
            <Box as="dl" pad="1.5 4" className={styles.facts}>
              {facts[part].map(([name, value]) => (
                <Row spread gap={4} pad="1.5 0" align="stretch" key={name}>
                  <Text as="dt" rigid tone="muted">
                    {name}
                  </Text>
                  <Text as="dd" weight={500} textAlign="right" breaks>
                    {value}
                  </Text>
                </Row>
              ))}
            </Box>
          </Card>
        ))}
        <Card title={t('schedule.senders')} beside={formatNumber(campaign.senders.length)}>
          <Box as="ul" maxHeight={240} pad="1.5 4" scrolls narrow={{ maxHeight: 'none' }} className={styles.senders}>
            {campaign.senders.length === 0 && (
              <Row as="li" spread gap={4} pad="1.5 0" align="stretch" className="muted">
                {t('schedule.noSenders')}
              </Row>
            )}
            {campaign.senders.map(({ mailboxId, email, senderName }) => (
              <Row as="li" spread gap={4} pad="1.5 0" align="stretch" key={mailboxId}>
                <Link to={places.mailboxes(email)} className="ellipsis">
                  {email}
                </Link>
                <span className="muted small">{senderName}</span>
              </Row>
            ))}
          </Box>
        </Card>
      </Grid>
    </Grid>
  );
}

function useFacts({ settings }: Campaign) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const { calendarDay } = useDates();
  const { schedule, limits, tracking, stops, addresses, footer, followUps } = settings;
  const yes = (is: boolean) => t(is ? 'schedule.yes' : 'schedule.no');
  const limit = (count: number | null) => (count === null ? t('schedule.unlimited') : formatNumber(count));
  const hours = `${clock(schedule.from)}–${clock(schedule.to)}`;
  const when: Fact[] = [
    [t('schedule.start'), schedule.startDay === '' ? t('schedule.noStart') : calendarDay(schedule.startDay)],
    [t('schedule.end'), schedule.endDay ? calendarDay(schedule.endDay) : t('schedule.noEnd')],
    [t('schedule.hours'), schedule.to > schedule.from ? hours : `${hours}, ${t('schedule.overMidnight')}`],
    [
      t('schedule.days'),
      schedule.days.length === 0
        ? t('schedule.noDays')
        : schedule.days
            .toSorted((a, b) => a - b)
            .map(weekdayName)
            .join(', '),
    ],
    [t('schedule.zone'), schedule.zone],
    [t('schedule.leadZone'), yes(schedule.usesLeadZone)],
    ...(schedule.holidaysOf.length > 0 ? [[t('schedule.holidays'), schedule.holidaysOf.join(', ')] as const] : []),
  ];
  const limitFacts: Fact[] = [
    [t('schedule.daily'), limit(limits.daily)],
    [t('schedule.perDomain'), limit(limits.perDomain)],
    ...PROVIDERS.flatMap((provider): Fact[] => {
      const most = limits.perProvider[provider];
      return most === undefined
        ? []
        : [[t('schedule.perProvider', { provider: t(`campaign-words:provider.${provider}`) }), limit(most)]];
    }),
    [t('schedule.match'), t(`schedule.matches.${limits.providerMatch}`)],
    [t('schedule.newLeadShare'), formatShare(limits.newLeadShare, 0)],
  ];
  return {
    when,
    limits: limitFacts,
    tracking: [
      [t('schedule.opens'), yes(tracking.opens)],
      [t('schedule.clicks'), yes(tracking.clicks)],
      [t('schedule.unknownOpens'), t(`unknownAs.${tracking.unknownOpens}`)],
    ] satisfies Fact[],
    stops: [
      [t('schedule.onReply'), t('schedule.always')],
      [t('schedule.onCompanyReply'), yes(stops.onCompanyReply)],
      [t('schedule.onClick'), yes(stops.onClick)],
      [t('schedule.followUps'), yes(Object.values(followUps ?? {}).some((each) => each !== undefined))],
      [t('schedule.unchecked'), t(`schedule.policies.${addresses.unchecked}`)],
      [t('schedule.unknown'), t(`schedule.policies.${addresses.unknown}`)],
    ] satisfies Fact[],
    footer: [
      [t('schedule.postalAddress'), footer.postalAddress || t('schedule.missing')],
      [t('schedule.optOut'), footer.optOutLine || t('schedule.missing')],
    ] satisfies Fact[],
  };
}
