import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Eye, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DayBands } from '../../../features/campaigns/rehearsal/day-bands.tsx';
import { FilmChart } from '../../../features/campaigns/rehearsal/film-chart.tsx';
import { FilmControls } from '../../../features/campaigns/rehearsal/film-controls.tsx';
import { FilmLeads } from '../../../features/campaigns/rehearsal/film-leads.tsx';
import { FilmNotes, FilmWaiting } from '../../../features/campaigns/rehearsal/film-states.tsx';
import { FilmTiles } from '../../../features/campaigns/rehearsal/film-tiles.tsx';
import { LeadSide } from '../../../features/campaigns/rehearsal/lead-side.tsx';
import { PeoplePanel } from '../../../features/campaigns/rehearsal/people-panel.tsx';
import styles from '../../../features/campaigns/rehearsal/rehearsal-frame.module.css';
import { RoundBranches } from '../../../features/campaigns/rehearsal/round-branches.tsx';
import { StopReasons } from '../../../features/campaigns/rehearsal/stop-reasons.tsx';
import { type FilmHands, useFilm } from '../../../features/campaigns/rehearsal/use-film.ts';
import { campaignQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

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
  const hands = useFilm(campaign.campaignId);
  const { film } = hands;
  const [areRatesOpen, setRatesOpen] = useState(false);
  return (
    <>
      <PhoneHead
        title={campaign.name || t('noName')}
        back={{ to: campaignPlaces.detail(campaign.campaignId), label: t('toCampaign') }}
      >
        {film && (
          <button type="button" className={page.icon} aria-label={t('people.title')} onClick={() => setRatesOpen(true)}>
            <SlidersHorizontal size={20} aria-hidden />
          </button>
        )}
      </PhoneHead>
      <p className={`${styles.nothingSent} ${styles.phoneNote}`}>
        <Eye size={14} aria-hidden />
        <span>
          <b>{t('sent.nothing')}</b> {t('sent.same')}
        </span>
      </p>
      {film ? (
        <DatesAs dateFormat="MMM DD, YYYY" timeZone={film.zone}>
          <Film hands={hands} film={film} />
          {areRatesOpen && (
            <Sheet title={t('people.title')} onClose={() => setRatesOpen(false)}>
              <PeoplePanel hands={hands} film={film} />
            </Sheet>
          )}
        </DatesAs>
      ) : (
        <FilmWaiting hands={hands} leads={campaign.totals.leads} />
      )}
    </>
  );
}

function Film({ hands, film }: { hands: FilmHands; film: NonNullable<FilmHands['film']> }) {
  const { t } = useTranslation('rehearsal');
  const { clock, counts, today, events, leadId } = hands;
  return (
    <div className={styles.phone}>
      <FilmNotes hands={hands} film={film} />
      <section className={styles.filmPart} aria-label={t('film.label')}>
        <FilmControls film={film} clock={clock} isShort />
        <FilmChart
          days={film.days}
          at={clock.at}
          onMove={(at) => {
            clock.stop();
            clock.goTo(at);
          }}
        />
      </section>
      {counts && <FilmTiles film={film} counts={counts} />}
      {today && <DayBands film={film} today={today} events={events} at={clock.at} />}
      {today && counts && <StopReasons film={film} counts={counts} today={today} />}
      <RoundBranches film={film} />
      <FilmLeads hands={hands} />
      {leadId !== '' && (
        <Sheet title={t('lead.label')} onClose={() => hands.openLead('')}>
          <LeadSide hands={hands} film={film} />
        </Sheet>
      )}
    </div>
  );
}
