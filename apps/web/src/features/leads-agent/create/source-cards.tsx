import { useQuery } from '@tanstack/react-query';
import { Globe, type LucideIcon, Search, Sparkles, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgentSource, type SourceKey, sourcesQuery } from '../../../api/leads-agent.ts';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { moneyOf } from '../shared/money.ts';
import styles from './create.module.css';
import { KeyDialog } from './key-dialog.tsx';
import type { WishState } from './use-wish.ts';

const ICONS: Record<SourceKey, LucideIcon> = {
  google: Search,
  gemini: Sparkles,
  claude: Sparkles,
  apollo: Users,
  crawler: Globe,
};

/** Where people are looked for, what each costs, and what one without a key needs. */
export function SourceCards({ wish }: { wish: WishState }) {
  const { t } = useTranslation('leads-agent');
  const query = useQuery(sourcesQuery);
  const { data: sources, error } = query;
  const [asked, setAsked] = useState<AgentSource>();
  if (error && !sources) {
    return (
      <Box above={4}>
        <RetryNote query={query} retry={t('retry')} isTall />
      </Box>
    );
  }
  return (
    <section aria-label={t('sources.title')}>
      <Grid as="ul" gap={2} above={4} columns="repeat(5, minmax(0, 1fr))" narrow={{ columns: 'minmax(0, 1fr)' }}>
        {sources?.map((each) => (
          <SourceCard
            key={each.source}
            source={each}
            isOn={wish.chosen.includes(each.source)}
            onToggle={() => wish.toggleSource(each.source)}
            onHelp={() => setAsked(each)}
          />
        ))}
      </Grid>
      <Text as="p" above={2.5} className="muted small">
        {t('sources.hint')}
      </Text>
      {asked && <KeyDialog source={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

type SourceCardProps = { source: AgentSource; isOn: boolean; onToggle: () => void; onHelp: () => void };

function SourceCard({
  source: { source, isReady, service, microsPerThousand, per },
  isOn,
  onToggle,
  onHelp,
}: SourceCardProps) {
  const { t } = useTranslation('leads-agent');
  const Icon = ICONS[source];
  return (
    <Box as="li" minWidth={0} pad="2.5 3" border="all" borderTone="strong" rounded surface="raised" title={service}>
      <Row below={1} narrow={{ minHeight: 32 }} className={styles.sourceHead}>
        <Icon size={14} strokeWidth={1.5} aria-hidden />
        <LabelledSwitch label={t(`source.${source}`)} isOn={isOn} isDisabled={!isReady} onChange={onToggle} />
      </Row>
      {isReady ? (
        <span className="muted small">
          {microsPerThousand === 0
            ? t('sources.free')
            : t('sources.price', { price: moneyOf(microsPerThousand), what: t(`sources.per.${per}`) })}
        </span>
      ) : (
        <button type="button" className="link small" onClick={onHelp}>
          {t('sources.needsKey')}
        </button>
      )}
    </Box>
  );
}
