import type { WorldState } from '@outrider/contract/sandbox';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../platform/format.ts';
import { Box, Grid, Text } from '../../ui/layout/layout.tsx';
import styles from './box-numbers.module.css';
import { useBoxState } from './box-state.ts';

const show = (value: number | undefined) => (value === undefined ? MISSING : formatNumber(value));

/** What the log of truth counts, not what the product's own tables say. */
export function BoxNumbers() {
  const { t } = useTranslation('sandbox');
  const { data: state } = useBoxState();
  return (
    <Grid as="dl" rigid border="bottom" className={styles.strip} aria-label={t('numbers.label')}>
      <Box minWidth={0} pad="3 6">
        <Text as="dt" tone="muted" size={12} leading={16}>
          {t('numbers.accepted')}
        </Text>
        <dd>{show(state?.accepted)}</dd>
      </Box>
      <Box minWidth={0} pad="3 6">
        <Text as="dt" tone="muted" size={12} leading={16}>
          {t('numbers.doubled')}
        </Text>
        <Fault count={state?.doubled} />
      </Box>
      <Box minWidth={0} pad="3 6">
        <Text as="dt" tone="muted" size={12} leading={16}>
          {t('numbers.lost')}
        </Text>
        <Fault count={state?.lost} />
      </Box>
      <Box minWidth={0} pad="3 6">
        <Text as="dt" tone="muted" size={12} leading={16}>
          {t('numbers.now')}
        </Text>
        <WireNow now={state?.wireNow} />
      </Box>
    </Grid>
  );
}

/** Something that must not happen. */
function Fault({ count }: { count: number | undefined }) {
  const { t } = useTranslation('sandbox');
  const tone = count === undefined ? undefined : count === 0 ? 'green' : 'red';
  return (
    <dd>
      <span className={tone}>{show(count)}</span> <small>{t('numbers.truth')}</small>
    </dd>
  );
}

function WireNow({ now }: { now: WorldState['wireNow'] | undefined }) {
  const { t } = useTranslation('sandbox');
  return (
    <dd>
      {show(now && now.smtp + now.imap)} {now && <small>{t('numbers.connections', now)}</small>}
    </dd>
  );
}
