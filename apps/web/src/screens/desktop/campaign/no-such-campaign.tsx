import { notFound, parameterError } from '@outrider/contract/errors/general';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

const NO_SUCH: ReadonlySet<unknown> = new Set([notFound.code, parameterError.code]);

/** An address that is cut off names none either; any other failure may be over the next time. */
export const isNoSuchCampaign = (error: unknown): boolean => error instanceof ApiError && NO_SUCH.has(error.code);

/** The address names a campaign that is not there, or not of this workspace. */
export function NoSuchCampaign() {
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
