import { useQuery } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { ChooseToCopy } from '../../../features/campaigns/list/choose-to-copy.tsx';
import { DeletedCampaigns } from '../../../features/campaigns/list/deleted-campaigns.tsx';
import { PhoneList } from '../../../features/campaigns/list/phone-list.tsx';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import styles from './campaigns.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

export function CampaignListScreen() {
  const { t } = useTranslation(['campaigns', 'empty']);
  const { data } = useQuery(nextSendQuery);
  const [isCopying, setCopying] = useState(false);
  return (
    <CampaignsFrame>
      <PageTitle>{t('campaigns:title')}</PageTitle>
      <PhoneHead title={t('campaigns:title')} count={data?.campaigns}>
        <Text before="auto" className={styles.end}>
          <DeletedCampaigns />
        </Text>
        {data !== undefined && data.campaigns > 0 && (
          <IconButton
            label={t('campaigns:copy.choose')}
            Icon={Copy}
            size={44}
            iconSize={18}
            onClick={() => setCopying(true)}
          />
        )}
        <IconLink label={t('campaigns:new')} Icon={Plus} size={44} iconSize={20} to={createCampaignPath('create')} />
      </PhoneHead>
      {isCopying && <ChooseToCopy onClose={() => setCopying(false)} />}
      {data?.campaigns === 0 ? (
        <section className={page.empty}>
          <CampaignArt weekdays={t('empty:campaigns.weekdays').split(',')} />
          <h2>{t('empty:campaigns.title')}</h2>
          <p className="secondary">{t('empty:campaigns.text')}</p>
          <LinkButton to={createCampaignPath('create')} large primary block>
            {t('campaigns:new')}
          </LinkButton>
          <Link to={paths.start} className="link">
            {t('empty:start.link')}
          </Link>
        </section>
      ) : (
        <PhoneList />
      )}
    </CampaignsFrame>
  );
}
