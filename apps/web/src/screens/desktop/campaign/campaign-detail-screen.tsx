import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

export function CampaignDetailScreen() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('campaignDetail.head')}
      art={<CampaignArt weekdays={t('campaigns.weekdays').split(',')} />}
      title={t('campaignDetail.title')}
      text={t('campaignDetail.text')}
      steps={[
        {
          title: t('campaignDetail.list.title'),
          hint: t('campaignDetail.list.hint'),
          to: paths.campaign.list,
          action: t('campaignDetail.list.action'),
        },
      ]}
    />
  );
}
