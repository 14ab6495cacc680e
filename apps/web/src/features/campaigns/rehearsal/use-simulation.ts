import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Choice,
  type Rates,
  type Simulation,
  type SimulationSettings,
  simulationDayQuery,
  simulationQuery,
} from '../../../api/campaigns/rehearsal-queries.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';
import {
  readSimulationAddress,
  type SimulationAddress,
  withChoice,
  writeSimulationAddress,
} from './simulation-address.ts';
import { countsAt, dayOf } from './simulation-counts.ts';

/** Milliseconds of the simulation in a second. */
export const SPEEDS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;
export type Speed = keyof typeof SPEEDS;

const FRAME_MS = 100;
/** Who wants less motion sees the simulation in steps. */
const CALM_FRAME_MS = 1_000;

/** Everything a screen of a rehearsal shows and does: the simulation, the moment it is at, and the lead it is about. */
export function useSimulation(campaignId: string) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readSimulationAddress(query), [query]);
  // A simulation begins when it was first asked for, also after a choice: only then can the two be compared.
  const begun = useRef<string>(undefined);
  const { seed, rates, choices, goesOn, leadId } = address;
  const wish = useMemo<SimulationSettings>(
    () => ({
      campaignId,
      seed,
      choices,
      goesOn,
      ...(rates && { rates }),
      ...(begun.current && { asOf: begun.current }),
    }),
    [campaignId, seed, rates, choices, goesOn],
  );
  const asked = useQuery(simulationQuery(wish));
  const simulation = asked.data;
  begun.current ??= simulation?.asOf;
  const playedWish = useMemo<SimulationSettings>(
    () => (simulation ? { ...wish, asOf: simulation.asOf } : wish),
    [wish, simulation],
  );
  const clock = useSimulationClock(simulation);
  const today = simulation && dayOf(simulation.days, clock.at);
  const { data: shown } = useQuery(simulationDayQuery(playedWish, today?.day ?? ''));
  const tomorrow = simulation && today && simulation.days[simulation.days.indexOf(today) + 1];
  // Read before it is shown: a simulation does not stop between two days.
  useQuery(simulationDayQuery(playedWish, clock.isPlaying ? (tomorrow?.day ?? '') : ''));
  const events = shown?.events;
  const counts = useMemo(
    () => simulation && countsAt(simulation, clock.at, events ?? []),
    [simulation, clock.at, events],
  );
  const change = useCallback(
    (changed: Partial<SimulationAddress>) =>
      setQuery((before) => writeSimulationAddress({ ...readSimulationAddress(before), ...changed }), VIEW_CHANGE),
    [setQuery],
  );
  const openLead = useCallback((id: string) => change({ leadId: id }), [change]);
  return {
    asked,
    simulation,
    wish: playedWish,
    clock,
    today,
    events: events ?? [],
    counts,
    address,
    leadId,
    openLead,
    choose: (id: string, choice: Choice | undefined) => change({ choices: withChoice(choices, id, choice) }),
    clearChoices: () => change({ choices: [] }),
    setRates: (wanted: Rates | undefined) => change({ rates: wanted }),
    setGoesOn: (wanted: boolean) => change({ goesOn: wanted }),
    setSeed: (wanted: number) => change({ seed: wanted }),
  };
}

export type SimulationState = ReturnType<typeof useSimulation>;

function useSimulationClock(simulation: Simulation | undefined) {
  const [at, setAt] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('day');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const begins = simulation ? Date.parse(simulation.asOf) : 0;
  const ends = simulation ? Date.parse(simulation.days.at(-1)?.until ?? simulation.asOf) - 1 : 0;
  // It opens where something has happened: at the end of the first day with a mail.
  const opens = simulation
    ? Date.parse(simulation.days.find(({ mails }) => mails > 0)?.until ?? simulation.asOf) - 1
    : 0;
  const clamp = useCallback((wanted: number) => Math.min(Math.max(wanted, begins), ends), [begins, ends]);
  const shown = clamp(at ?? opens);
  useEffect(() => {
    if (!isPlaying) return;
    const frame = isCalm ? CALM_FRAME_MS : FRAME_MS;
    const timer = setInterval(() => {
      setAt((before = opens) => clamp(before + (SPEEDS[speed] * frame) / 1_000));
    }, frame);
    return () => clearInterval(timer);
  }, [isPlaying, isCalm, speed, clamp, opens]);
  useEffect(() => {
    if (isPlaying && shown >= ends) setPlaying(false);
  }, [isPlaying, shown, ends]);
  return {
    at: shown,
    begins,
    ends,
    isPlaying,
    speed,
    setSpeed,
    goTo: (wanted: number) => setAt(clamp(wanted)),
    toggle: () => {
      if (!isPlaying && shown >= ends) setAt(begins);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
