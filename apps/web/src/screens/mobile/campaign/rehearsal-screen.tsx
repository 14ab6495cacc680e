import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { DayBands } from '../../../features/campaigns/rehearsal/day-bands.tsx';
import { NothingSent } from '../../../features/campaigns/rehearsal/nothing-sent.tsx';
import styles from '../../../features/campaigns/rehearsal/rehearsal-frame.module.css';
import { RoundBranches } from '../../../features/campaigns/rehearsal/round-branches.tsx';
import { SimulationFilm, type SimulationProps } from '../../../features/campaigns/rehearsal/simulation-film.tsx';
import { SimulationLeads } from '../../../features/campaigns/rehearsal/simulation-leads.tsx';
import { SimulationNotes, SimulationWaiting } from '../../../features/campaigns/rehearsal/simulation-states.tsx';
import { SimulationTiles } from '../../../features/campaigns/rehearsal/simulation-tiles.tsx';
import { StopReasons } from '../../../features/campaigns/rehearsal/stop-reasons.tsx';
import { useSimulation } from '../../../features/campaigns/rehearsal/use-simulation.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

const LeadSide = partOnPress(
  async () => (await import('../../../features/campaigns/rehearsal/lead-side.tsx')).LeadSide,
);
const PeoplePanel = partOnPress(
  async () => (await import('../../../features/campaigns/rehearsal/people-panel.tsx')).PeoplePanel,
);

/** A campaign played before it runs, one part below the other; a lead comes up from below. */
export function RehearsalScreen() {
  const { t } = useTranslation('rehearsal');
  const { id = '' } = useParams();
  const asked = useQuery(campaignQuery(id));
  return (
    <CampaignsFrame>
      <PageTitle>{t('title')}</PageTitle>
      {asked.data ? (
        <Rehearsal campaign={asked.data} />
      ) : (
        <PhoneHead title={t('title')} back={{ to: campaignPlaces.detail(id), label: t('toCampaign') }} />
      )}
      {asked.isError && !asked.data && (
        <div className={page.state}>
          <FailedNote query={asked} />
        </div>
      )}
    </CampaignsFrame>
  );
}

function Rehearsal({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rehearsal');
  const hands = useSimulation(campaign.campaignId);
  const { simulation } = hands;
  const [areRatesOpen, setRatesOpen] = useState(false);
  return (
    <>
      <PhoneHead
        title={campaign.name || t('noName')}
        back={{ to: campaignPlaces.detail(campaign.campaignId), label: t('toCampaign') }}
      >
        {simulation && (
          <IconButton
            label={t('people.title')}
            Icon={SlidersHorizontal}
            size={44}
            iconSize={20}
            onClick={() => setRatesOpen(true)}
          />
        )}
      </PhoneHead>
      <NothingSent above={2} below={2} before={4} after={4} />
      {simulation ? (
        <DatesAs dateFormat="MMM DD, YYYY" timeZone={simulation.zone}>
          <Simulation hands={hands} simulation={simulation} />
          {areRatesOpen && (
            <Sheet title={t('people.title')} onClose={() => setRatesOpen(false)}>
              <PeoplePanel hands={hands} simulation={simulation} />
            </Sheet>
          )}
        </DatesAs>
      ) : (
        <SimulationWaiting hands={hands} leads={campaign.totals.leads} />
      )}
    </>
  );
}

function Simulation({ hands, simulation }: SimulationProps) {
  const { t } = useTranslation('rehearsal');
  const { clock, counts, today, events, leadId } = hands;
  return (
    <div className={styles.phone}>
      <SimulationNotes hands={hands} simulation={simulation} />
      <SimulationFilm hands={hands} simulation={simulation} isShort />
      {counts && <SimulationTiles simulation={simulation} counts={counts} />}
      {today && <DayBands simulation={simulation} today={today} events={events} at={clock.at} />}
      {today && counts && <StopReasons simulation={simulation} counts={counts} today={today} />}
      <RoundBranches simulation={simulation} />
      <SimulationLeads hands={hands} />
      {leadId !== '' && (
        <Sheet title={t('lead.label')} onClose={() => hands.openLead('')}>
          <LeadSide hands={hands} simulation={simulation} />
        </Sheet>
      )}
    </div>
  );
}
