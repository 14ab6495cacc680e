import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LeadSummary } from '../../../../api/campaigns/editor-queries.ts';
import { isEnded, runQuery } from '../../../../api/verification.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { SplitBar } from '../../../../ui/charts/split-bar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Grid, Panel, Row, Text } from '../../../../ui/layout/layout.tsx';
import { useCampaignId, useDraft, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { type Fall, Falls } from '../falls.tsx';
import { counted } from '../words.ts';
import { AddressCheck } from './address-check.tsx';
import styles from './leads-step.module.css';
import { useVerifyLeads } from './use-add-leads.ts';

const LOSSES = ['twice', 'inOtherCampaign', 'inConversation', 'suppressed', 'invalid'] as const;
const NO_SOURCES: readonly LeadSource[] = [];

/** From rows to leads, and who they are. */
export function MakesSide({ summary }: { summary: LeadSummary }) {
  const { t } = useTranslation('campaign-editor');
  const sources = useEditorState(({ campaign }) => campaign?.sources ?? NO_SOURCES);
  const perDomain = useDraft(({ settings }) => settings.limits.perDomain);
  const sum = (count: (source: LeadSource) => number) => sources.reduce((total, source) => total + count(source), 0);
  const falls: Fall[] = [
    { key: 'rows', kind: 'start', value: sum(({ rows }) => rows), word: t('makes.rows', counted(sources.length)) },
    ...LOSSES.map(
      (loss): Fall => ({ key: loss, kind: 'cut', value: sum((source) => source[loss]), word: t(`makes.${loss}`) }),
    ),
    { key: 'leads', kind: 'end', value: summary.leads, word: t('makes.leads') },
  ];
  return (
    <div className={shared.pad}>
      <div className="muted small">{t('makes.title')}</div>
      <Text as="div" below={3} size={16} leading={24} weight={600} className={shared.sum}>
        {t('makes.sum', {
          leads: t('leads.count', counted(summary.leads)),
          companies: t('makes.companies', counted(summary.companies)),
        })}
      </Text>
      <Panel above={3} className={shared.card} style={{ marginTop: 0 }}>
        <Falls falls={falls} />
      </Panel>
      <Addresses summary={summary} />
      <Hosts summary={summary} />
      {summary.colleagues > 0 && (
        <p className="muted small" style={{ marginTop: 12 }}>
          {t('makes.colleagues', { ...counted(summary.colleagues), limit: formatNumber(perDomain) })}
        </p>
      )}
    </div>
  );
}

function Addresses({ summary: { leads, byCategory, verifyTaskId } }: { summary: LeadSummary }) {
  const { t } = useTranslation('campaign-editor');
  const rules = useDraft(({ settings }) => settings.addresses);
  const campaignId = useCampaignId();
  const { data: run } = useQuery({ ...runQuery(verifyTaskId ?? ''), enabled: verifyTaskId !== null });
  const { mutate: verify, isPending } = useVerifyLeads();
  const unchecked = byCategory.UNCHECKED + byCategory.NEVER;
  const bad = byCategory.INVALID + byCategory.DOMAIN_ERROR;
  return (
    <Panel above={3} className={shared.card}>
      <Row align="baseline" spread className={shared.between} style={{ marginBottom: 10 }}>
        <h2>{t('addresses.title')}</h2>
      </Row>
      <SplitBar
        label={t('addresses.title')}
        total={leads}
        parts={[
          { tone: 'green', value: byCategory.VALID },
          { tone: 'amber', value: byCategory.UNKNOWN },
          { tone: 'red', value: bad },
          { tone: 'grey', value: unchecked },
        ]}
      />
      <Grid columns="auto 1fr auto" gap="2 2.5" align="center" above={3} below={3} className={styles.legend}>
        <Dot tone="green" />
        <span>{t('addresses.valid')}</span>
        <span className="medium numbers">{formatNumber(byCategory.VALID)}</span>
        <Dot tone="amber" />
        <span>{t(`addresses.unknown.${rules.unknown}`)}</span>
        <span className="medium numbers">{formatNumber(byCategory.UNKNOWN)}</span>
        <Dot tone="grey" />
        <span>{t(`addresses.unchecked.${rules.unchecked}`)}</span>
        <span className="medium numbers">{formatNumber(unchecked)}</span>
        {bad > 0 && (
          <>
            <Dot tone="red" />
            <span>{t('addresses.bad')}</span>
            <span className="medium numbers">{formatNumber(bad)}</span>
          </>
        )}
      </Grid>
      {campaignId !== undefined && verifyTaskId !== null && (
        <AddressCheck campaignId={campaignId} taskId={verifyTaskId} />
      )}
      {unchecked > 0 && (!run || isEnded(run)) && (
        <Button small icon={<ShieldCheck size={14} />} busy={isPending} onClick={() => verify()}>
          {t('addresses.verify', counted(unchecked))}
        </Button>
      )}
    </Panel>
  );
}

function Hosts({ summary: { byProvider } }: { summary: LeadSummary }) {
  const { t } = useTranslation('campaign-editor');
  const most = Math.max(1, ...Object.values(byProvider));
  return (
    <Panel above={3} className={shared.card}>
      <h2 className={shared.title} style={{ marginBottom: 10 }}>
        {t('hosts.title')}
      </h2>
      {PROVIDERS.filter((provider) => byProvider[provider] > 0).map((provider) => (
        <Grid
          key={provider}
          columns="72px 1fr 44px"
          gap={3}
          align="center"
          height={26}
          textAlign="right"
          className={styles.host}
        >
          <span>{t(`provider.${provider}`)}</span>
          <Bar label={t(`provider.${provider}`)} value={byProvider[provider]} total={most} />
          <span className="medium numbers">{formatNumber(byProvider[provider])}</span>
        </Grid>
      ))}
    </Panel>
  );
}
