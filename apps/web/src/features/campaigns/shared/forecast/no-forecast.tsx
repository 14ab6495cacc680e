import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../ui/layout/layout.tsx';

/** No day sends anything. */
export function NoForecast({ gap, pad }: { gap: number; pad: number }) {
  const { t } = useTranslation('campaigns');
  return (
    <Grid gap={gap} pad={pad}>
      <span className="medium">{t('forecast.none')}</span>
      <span className="muted">{t('forecast.noneHint')}</span>
    </Grid>
  );
}
