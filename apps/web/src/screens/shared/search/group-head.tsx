import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import type { HitGroup } from './use-hits.ts';

export function GroupHead({ group: { kind, total } }: { group: HitGroup }) {
  const { t } = useTranslation('search');
  const all = total && formatNumber(total.count);
  return (
    <>
      {t(kind)}
      {total && !total.isExact && (
        <Text before={2} weight={400}>
          {t('shownOfMore', { shown: total.shown, all })}
        </Text>
      )}
      {total?.isExact && total.count > total.shown && (
        <Text before={2} weight={400}>
          {t('shownOf', { shown: total.shown, all })}
        </Text>
      )}
    </>
  );
}
