import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { Ban, Clapperboard, Copy, Inbox, Pencil, Plus, Trash2, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayEdit, mayEnd } from '../../../features/campaigns/shared/campaign-asks.tsx';
import type { Question } from '../../../features/campaigns/shared/campaign-dialogs.tsx';
import { useDelete } from '../../../features/campaigns/shared/operate.ts';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';

type CampaignMenuProps = {
  campaign: Campaign;
  onClose: () => void;
  onSources: () => void;
  onAsk: (ask: Question['ask']) => void;
};

const LOOK = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function CampaignMenu({ campaign, onClose, onSources, onAsk }: CampaignMenuProps) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { mutate: remove } = useDelete();
  const { campaignId, status } = campaign;
  return (
    <Sheet title={campaign.name || t('list.noName')} onClose={onClose}>
      {mayEdit(status) && (
        <SheetRow icon={<Pencil {...LOOK} />} onChoose={() => void navigate(createCampaignPath('edit', campaignId))}>
          {t('do.edit')}
        </SheetRow>
      )}
      {status !== 'cancel' && (
        <SheetRow icon={<Plus {...LOOK} />} onChoose={() => void navigate(campaignPlaces.editor(campaignId, 'leads'))}>
          {t('do.addLeads')}
        </SheetRow>
      )}
      {mayEdit(status) && (
        <SheetRow
          icon={<Clapperboard {...LOOK} />}
          onChoose={() => void navigate(campaignPlaces.rehearsal(campaignId))}
        >
          {t('do.rehearse')}
        </SheetRow>
      )}
      <SheetRow icon={<Waypoints {...LOOK} />} onChoose={onSources}>
        {t('sources.title')}
      </SheetRow>
      <SheetRow icon={<Inbox {...LOOK} />} onChoose={() => void navigate(paths.inbox)}>
        {t('strip.answer')}
      </SheetRow>
      <SheetRow icon={<Copy {...LOOK} />} onChoose={() => onAsk('copy')}>
        {t('do.copy')}
      </SheetRow>
      {mayEnd(status) && (
        <SheetRow isDanger icon={<Ban {...LOOK} />} onChoose={() => onAsk('end')}>
          {t('do.end')}
        </SheetRow>
      )}
      <SheetRow
        isDanger
        icon={<Trash2 {...LOOK} />}
        onChoose={() => remove([campaign], { onSuccess: () => void navigate(paths.campaign.list) })}
      >
        {t('do.delete')}
      </SheetRow>
    </Sheet>
  );
}
