import type { Quota } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList, formatNumber } from '../../../platform/format.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { inOrder } from '../shared/quota.ts';

export function UseNow({ usage }: { usage: readonly Quota[] }) {
  const { t } = useTranslation('billing');
  const parts = inOrder(usage).map(({ quotaType, used }) =>
    t(`quota.${quotaType}.counted`, { count: used, number: formatNumber(used) }),
  );
  return (
    <Grid gap={1}>
      <Text as="b" weight={600}>
        {t('plan.useNow')}
      </Text>
      <span className="muted small">{t('plan.useNowText', { list: formatList(parts, languageNow()) })}</span>
    </Grid>
  );
}
