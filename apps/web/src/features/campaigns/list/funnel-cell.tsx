import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShareOf, MISSING } from '../../../platform/format.ts';
import { Mark, type MarkKind } from '../../../ui/charts/mark.tsx';
import { markColor } from '../../../ui/charts/tones.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { HoverCard } from '../../../ui/overlay/hover-card.tsx';
import styles from './funnel-cell.module.css';

type Totals = CampaignRow['totals'];

const HEIGHT = 24;
/** What happened at all stays visible. */
const LEAST = 2;

/** How many it went to, and what came of it, as small bars. Machines and who can tell are apart, under the pointer. */
export function FunnelCell({ totals }: { totals: Totals }) {
  const { t } = useTranslation('campaigns');
  const parts = [
    { key: 'sent', tone: 'ink', value: totals.sentTo },
    { key: 'read', tone: 'green', value: totals.opened.person },
    { key: 'replied', tone: 'violet', value: totals.replied },
    { key: 'interested', tone: 'deep', value: totals.interested },
  ] as const;
  const whole = totals.sentTo;
  const [sent, read, replied, interested] = parts.map(({ value }) => formatNumber(value));
  const drawn = (
    <Grid
      columns="1fr 1fr 1fr 1.2fr"
      grow
      gap={1}
      role="img"
      aria-label={t('list.funnel', { sent, read, replied, interested })}
    >
      {parts.map(({ key, tone, value }) => (
        <Row key={key} as="span" leading={16} nums>
          <Row as="i" rigid align="end" width={6} height={24} overflow="hidden" rounded={2} surface="selected" gap={0}>
            {whole > 0 && (
              <Box
                as="b"
                width="100%"
                rounded={1}
                style={{
                  height: value === 0 ? 1 : Math.max(LEAST, (value / whole) * HEIGHT),
                  background: markColor(tone),
                }}
              />
            )}
          </Row>
          {whole > 0 ? <span className="medium">{formatNumber(value)}</span> : <Text tone="faint">{MISSING}</Text>}
        </Row>
      ))}
    </Grid>
  );
  return whole > 0 ? (
    <HoverCard content={<FunnelTable totals={totals} />} waitMs={300} placement="bottomLeft">
      {drawn}
    </HoverCard>
  ) : (
    drawn
  );
}

/** The same order as the numbers stand in. */
export function FunnelHead() {
  const { t } = useTranslation('campaigns');
  return (
    <Grid as="span" columns="1fr 1fr 1fr 1.2fr" grow gap={1}>
      {(['sent', 'read', 'replied', 'interested'] as const).map((key) => (
        <Box key={key} as="span" pad="0 0 0 3.5">
          {t(`columns.${key}`)}
        </Box>
      ))}
    </Grid>
  );
}

function FunnelTable({ totals }: { totals: Totals }) {
  const { t } = useTranslation('campaigns');
  const { opened } = totals;
  const rows: [keyof typeof LABELS, MarkKind | undefined, number][] = [
    ['delivered', 'ink', totals.delivered],
    ['person', 'green', opened.person],
    ['machine', 'machine', opened.machine],
    ['unknown', 'unknown', opened.unknown],
    ['clicked', undefined, totals.clicked],
    ['replied', 'violet', totals.replied],
    ['autoReplied', undefined, totals.autoReplied],
    ['interested', 'deep', totals.interested],
    ['bounced', 'red', totals.bounced],
    ['optedOut', undefined, totals.optedOut],
  ];
  return (
    <Box minWidth={240} className={styles.table}>
      <Text as="p" below={1.5} className="muted small">
        {t('funnel.title', { number: formatNumber(totals.sentTo) })}
      </Text>
      <table>
        <tbody>
          {rows.map(([key, mark, value]) => (
            <tr key={key}>
              <td>{mark && <Mark kind={mark} size={10} />}</td>
              <th scope="row">{t(LABELS[key])}</th>
              <td>{formatNumber(value)}</td>
              <td className="muted">{formatShareOf(value, totals.sentTo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const LABELS = {
  delivered: 'funnel.delivered',
  person: 'funnel.person',
  machine: 'funnel.machine',
  unknown: 'funnel.unknown',
  clicked: 'funnel.clicked',
  replied: 'funnel.replied',
  autoReplied: 'funnel.autoReplied',
  interested: 'funnel.interested',
  bounced: 'funnel.bounced',
  optedOut: 'funnel.optedOut',
} as const;
