import {
  compareRehearsalChoices,
  listRehearsalLeads,
  type RehearsalChoice,
  rehearseCampaign,
  showRehearsalDay,
  showRehearsalLead,
} from '@outrider/contract/campaigns/rehearsal';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';

const REHEARSAL = 'campaign-rehearsal';

export type Simulation = z.output<typeof rehearseCampaign.output>;
export type SimulationDay = Simulation['days'][number];
export type SimulationEvent = z.output<typeof showRehearsalDay.output>['events'][number];
export type Rates = Simulation['rates'];
export type Choice = RehearsalChoice;
export type Deed = Choice['does'];
export type SimulationLead = z.output<typeof listRehearsalLeads.output>['rows'][number];
export type LeadPlace = keyof z.output<typeof listRehearsalLeads.output>['counts'];
export type LeadThread = z.output<typeof showRehearsalLead.output>;
export type ComparedChoice = z.output<typeof compareRehearsalChoices.output>['options'][number];

/** What a simulation is played from. The same wish is the same simulation, from the moment it began. */
export type SimulationSettings = {
  campaignId: string;
  seed: number;
  rates?: Rates;
  choices: Choice[];
  goesOn: boolean;
  asOf?: string;
};

export const simulationQuery = (wish: SimulationSettings) =>
  queryOptions({
    queryKey: [REHEARSAL, 'simulation', wish],
    queryFn: ({ signal }) => call(rehearseCampaign, wish, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

export const simulationDayQuery = (wish: SimulationSettings, day: string) =>
  queryOptions({
    queryKey: [REHEARSAL, 'day', wish, day],
    queryFn: ({ signal }) => call(showRehearsalDay, { ...wish, day }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    enabled: day !== '' && wish.asOf !== undefined,
  });

export const simulationLeadsQuery = (
  wish: SimulationSettings,
  asked: { at: string; search: string; place: LeadPlace | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [REHEARSAL, 'leads', wish, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listRehearsalLeads, { ...wish, ...asked, after: pageParam }, { silent: true, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    enabled: wish.asOf !== undefined,
  });

export const simulationLeadQuery = (wish: SimulationSettings, leadId: string) =>
  queryOptions({
    queryKey: [REHEARSAL, 'lead', wish, leadId],
    queryFn: ({ signal }) => call(showRehearsalLead, { ...wish, leadId }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    enabled: leadId !== '' && wish.asOf !== undefined,
  });

/** The other people's choices stay; this one's is what is compared. */
export const choicesQuery = (wish: SimulationSettings, leadId: string, options: { does: Deed; round: number }[]) => {
  const others = { ...wish, choices: wish.choices.filter((choice) => choice.leadId !== leadId) };
  return queryOptions({
    queryKey: [REHEARSAL, 'choices', others, leadId, options],
    queryFn: ({ signal }) => call(compareRehearsalChoices, { ...others, leadId, options }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    enabled: leadId !== '' && wish.asOf !== undefined && options.length > 0,
  });
};
