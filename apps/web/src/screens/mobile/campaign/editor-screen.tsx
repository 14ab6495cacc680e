import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import { ControlSheet } from '../../../ui/theme/control-sheet.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { EditorPage } from '../../shared/campaign/editor-page.tsx';
import { OpeningFailed } from '../../shared/campaign/opening-failed.tsx';
import { editorKey, useOpening } from '../../shared/campaign/use-opening.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

/** A campaign written on a phone or a tablet: the same steps, laid out as the screen allows. */
export function EditorScreen() {
  const key = editorKey(useLocation());
  return (
    <ControlSheet>
      <CampaignsFrame>
        <Session key={key} editorKey={key} />
      </CampaignsFrame>
    </ControlSheet>
  );
}

function Session({ editorKey: key }: { editorKey: string }) {
  const { t } = useTranslation('campaign-editor');
  const opened = useOpening();
  if (opened.kind === 'ready') return <EditorPage editorKey={key} opening={opened.opening} as="div" />;
  return (
    <>
      <PhoneHead title={t('title')} back={{ to: paths.campaign.list, label: t('leave') }} />
      {opened.kind === 'over' && <Over campaign={opened.campaign} />}
      {opened.kind === 'waiting' && <ListWaiting />}
      {opened.kind === 'failed' && <OpeningFailed opened={opened} />}
    </>
  );
}

/** A campaign that is over stays as it was. */
function Over({ campaign: { campaignId, name } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign-editor');
  return (
    <section className={page.empty}>
      <h2>{t('over.title', { name })}</h2>
      <p className="muted">{t('over.text')}</p>
      <LinkButton to={campaignPlaces.detail(campaignId)} large block>
        {t('over.look')}
      </LinkButton>
      <LinkButton to={createCampaignPath('copy', campaignId)} large primary block>
        {t('over.copy')}
      </LinkButton>
    </section>
  );
}
