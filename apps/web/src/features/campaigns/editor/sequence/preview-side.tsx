import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Monitor, Moon, Smartphone } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Preview, someLeadsQuery } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { SearchSelect } from '../../../../ui/controls/search-select.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import shared from '../editor.module.css';
import { ContentCheck } from './content-check.tsx';
import { previewPage } from './preview-page.ts';
import styles from './preview-side.module.css';
import { type useLeadStep, usePreview } from './use-preview.ts';

const LOOKS = ['desktop', 'phone', 'dark'] as const;
type Look = (typeof LOOKS)[number];
const ICONS = { desktop: Monitor, phone: Smartphone, dark: Moon };

type PreviewSideProps = {
  campaignId: string | undefined;
  at: number;
  variant: CampaignVariant;
  leads: ReturnType<typeof useLeadStep>;
  /** Asks a model to mend what a remark is about; nobody is asked where there is no model. */
  onSuggest: ((wish: string) => void) | undefined;
  /** Where there is room for one of the two only. */
  shows?: 'both' | 'mail' | 'check';
};

/** The mail for one person, and what a careful colleague would remark on. */
export const PreviewSide = memo(function PreviewSide(props: PreviewSideProps) {
  const { campaignId, at, variant, leads, onSuggest, shows = 'both' } = props;
  const { t } = useTranslation('campaign-editor');
  const [look, setLook] = useState<Look>('desktop');
  const { lead, index, total, go, choose } = leads;
  const { data: preview } = usePreview(campaignId, at, variant, lead);
  return (
    <section className={shared.beside} aria-label={t(shows === 'check' ? 'check.title' : 'preview.title')}>
      {shows !== 'check' && (
        <>
          <Row rigid height={48} pad="0 5">
            <h2 className={shared.title}>{t('preview.title')}</h2>
            <Segments<Look>
              label={t('preview.look')}
              value={look}
              onChange={setLook}
              options={LOOKS.map((value) => {
                const Icon = ICONS[value];
                return {
                  value,
                  text: t(`preview.${value}`),
                  icon: <Icon size={14} aria-hidden />,
                };
              })}
            />
            <Text grow />
            {index !== undefined && total > 0 && (
              <Row as="span" inline gap={1}>
                <Button
                  text
                  small
                  aria-label={t('preview.before')}
                  disabled={index === 0}
                  icon={<ChevronLeft size={16} />}
                  onClick={() => go(index - 1)}
                />
                <span className="muted small numbers">
                  {t('preview.of', { at: formatNumber(index + 1), total: formatNumber(total) })}
                </span>
                <Button
                  text
                  small
                  aria-label={t('preview.after')}
                  disabled={index >= total - 1}
                  icon={<ChevronRight size={16} />}
                  onClick={() => go(index + 1)}
                />
              </Row>
            )}
          </Row>
          <Stack tall rigid gap={3} pad="0 5 4">
            {campaignId !== undefined && total > 0 && (
              <LeadSelect campaignId={campaignId} lead={lead} onLead={choose} />
            )}
            {preview ? <Mail preview={preview} look={look} /> : <p className="muted">{t('preview.nothing')}</p>}
          </Stack>
        </>
      )}
      {shows !== 'mail' && (
        <ContentCheck campaignId={campaignId} at={at} variant={variant} preview={preview} onSuggest={onSuggest} />
      )}
    </section>
  );
});

function LeadSelect({
  campaignId,
  lead,
  onLead,
}: {
  campaignId: string;
  lead: Lead | undefined;
  onLead: (lead: Lead) => void;
}) {
  const { t } = useTranslation('campaign-editor');
  const [search, setSearch] = useState('');
  const { data } = useQuery(someLeadsQuery(campaignId, useDebounced(search, 200)));
  const found = data?.leadList ?? [];
  const all = lead && !found.some(({ leadId }) => leadId === lead.leadId) ? [lead, ...found] : found;
  const wordsOf = ({ name, email, company }: Lead) => [name || email, company].filter(Boolean).join(t('comma'));
  return (
    <SearchSelect
      className={styles.lead}
      label={t('preview.lead')}
      value={lead?.leadId ?? ''}
      chosen={lead && wordsOf(lead)}
      prefix={lead && <Avatar name={lead.name || lead.email} picture="" size={20} />}
      typed={search}
      onType={setSearch}
      options={all.map((each) => ({ value: each.leadId, label: wordsOf(each) }))}
      onChange={(leadId) => {
        const chosen = all.find((each) => each.leadId === leadId);
        if (chosen) onLead(chosen);
      }}
    />
  );
}

function Mail({ preview, look }: { preview: Preview; look: Look }) {
  const { t } = useTranslation('campaign-editor');
  return (
    <Box overflow="hidden" border="all" rounded shadow="low" className={styles.mail} data-look={look}>
      <Grid
        as="dl"
        columns="52px minmax(0, 1fr)"
        gap="0.5 0"
        pad="2 3.5"
        border="bottom"
        surface="inset"
        size={12}
        leading={18}
      >
        <Text as="dt" tone="muted">
          {t('preview.from')}
        </Text>
        <Text as="dd" breaks>
          {preview.from ? `${preview.from.name} <${preview.from.email}>` : t('preview.noSender')}
        </Text>
        <Text as="dt" tone="muted">
          {t('preview.subject')}
        </Text>
        <Text as="dd" breaks className="medium">
          {preview.subject || t('preview.noSubject')}
        </Text>
      </Grid>
      <iframe
        title={t('preview.body')}
        // Nothing in it can run, and it is of no origin.
        sandbox=""
        srcDoc={previewPage(preview, look === 'dark')}
      />
    </Box>
  );
}
