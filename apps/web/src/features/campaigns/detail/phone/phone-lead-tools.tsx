import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { Download, Plus, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LeadFilter } from '../../../../api/campaigns/campaign-queries.ts';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import { usePlaces } from '../../shared/places.ts';
import { SourcesDialog } from '../../shared/sources/sources-dialog.tsx';
import { useExportLeads } from '../leads/use-export-leads.ts';

type PhoneLeadToolsProps = { campaign: Campaign; filter: LeadFilter; onClose: () => void };

/** What concerns the whole list: more leads, where they came from, and the list as a file. */
export function PhoneLeadTools({ campaign, filter, onClose }: PhoneLeadToolsProps) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const places = usePlaces();
  const { campaignId, sources, status } = campaign;
  const [areSourcesOpen, setSourcesOpen] = useState(false);
  const { mutate: exportAll } = useExportLeads(campaignId, filter);
  if (areSourcesOpen) return <SourcesDialog campaignId={campaignId} sources={sources} onClose={onClose} />;
  return (
    <Sheet title={t('leads.label')} onClose={onClose}>
      {status !== 'cancel' && (
        <SheetRow
          icon={<Plus size={18} strokeWidth={1.5} aria-hidden />}
          onChoose={() => void navigate(places.editor(campaignId, 'leads'))}
        >
          {t('do.addLeads')}
        </SheetRow>
      )}
      <SheetRow icon={<Waypoints size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => setSourcesOpen(true)}>
        {t('sources.title')}
      </SheetRow>
      <SheetRow
        icon={<Download size={18} strokeWidth={1.5} aria-hidden />}
        onChoose={() => {
          exportAll();
          onClose();
        }}
      >
        {t('export.do')}
      </SheetRow>
    </Sheet>
  );
}
