import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import { GitBranch } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShareOf } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { OPEN_MARKS } from '../../shared/open-marks.ts';
import { useOpenKind } from '../../shared/use-open-kind.ts';
import styles from './opens-panel.module.css';

type OpensPanelProps = { opens: Statistics['opens']; tracking: CampaignSettings['tracking'] };

/** Who opened: people, machines, nobody knows, nobody; never added up to one rate. */
export function OpensPanel({ opens, tracking }: OpensPanelProps) {
  const { t } = useTranslation('campaigns');
  const kindWords = useKindWords();
  const hints = {
    person: t('overview.opensPerson'),
    machine: kindWords(opens.machines) || t('overview.opensMachine'),
    unknown: kindWords(opens.unknowns) || t('overview.opensUnknown'),
    none: t('overview.opensNone'),
  };
  const rows = (['person', 'machine', 'unknown', 'none'] as const).map((key) => ({
    key,
    value: opens[key],
    share: formatShareOf(opens[key], opens.delivered),
  }));
  return (
    <ChartPanel
      title={t('overview.opens')}
      end={<span className="muted small">{t('overview.ofDelivered', { number: formatNumber(opens.delivered) })}</span>}
      table={{
        head: [t('overview.opens'), t('overview.people'), t('overview.share')],
        rows: rows.map(({ key, value, share }) => [t(`opened.${key}`), value, share]),
      }}
      fileName={t('files.opens')}
    >
      <PartsBar
        label={t('overview.opensLabel', opens)}
        height={24}
        parts={rows.map(({ key, value }) => ({ key, mark: OPEN_MARKS[key], value }))}
      />
      <Grid as="dl" above={3} className={styles.list}>
        {rows.map(({ key, value, share }) => (
          <Grid columns="12px 1fr auto 52px" align="center" gap="0 2.5" key={key}>
            <Mark kind={OPEN_MARKS[key]} size={12} />
            <dt>{t(`opened.${key}`)}</dt>
            <dd className={styles.number}>{formatNumber(value)}</dd>
            <Text as="dd" tone="muted" className={styles.share}>
              {share}
            </Text>
            <Text as="dd" below={1.5} tone="muted" size={12} leading={16} className={styles.hint}>
              {hints[key]}
            </Text>
          </Grid>
        ))}
      </Grid>
      <Row
        gap={2.5}
        above={2}
        pad="2 2.5"
        border="all"
        rounded
        surface="inset"
        tone="secondary"
        size={12}
        leading={18}
        align="stretch"
        className={styles.note}
      >
        <GitBranch size={14} strokeWidth={1.5} aria-hidden />
        <span>
          <BranchWords tracking={tracking} />
        </span>
      </Row>
    </ChartPanel>
  );
}

function BranchWords({ tracking }: { tracking: CampaignSettings['tracking'] }) {
  const { t } = useTranslation('campaigns');
  if (!tracking.opens) return t('overview.trackingOff');
  const components = { b: <b /> };
  return tracking.unknownOpens === 'skip' ? (
    <Trans t={t} i18nKey="overview.branchesSkip" components={components} />
  ) : (
    <Trans
      t={t}
      i18nKey="overview.branches"
      values={{ as: t(`unknownAs.${tracking.unknownOpens}`) }}
      components={components}
    />
  );
}

/** What made us say so, with how often. */
function useKindWords() {
  const { t } = useTranslation('campaigns');
  const name = useOpenKind();
  return (kinds: Statistics['opens']['machines']) =>
    kinds
      .toSorted((a, b) => b.count - a.count)
      .map(({ kind, count }) => t('overview.kind', { name: name(kind), number: formatNumber(count) }))
      .join(', ');
}
