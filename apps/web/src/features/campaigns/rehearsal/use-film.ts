import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMedia } from '../../../ui/use-media.ts';
import { type FilmAddress, readFilmAddress, withChoice, writeFilmAddress } from './film-address.ts';
import { countsAt, dayOf } from './film-counts.ts';
import { type Choice, type Film, type FilmWish, filmDayQuery, filmQuery, type Rates } from './rehearsal-queries.ts';

/** Milliseconds of the film in a second. */
export const SPEEDS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;
export type Speed = keyof typeof SPEEDS;

const FRAME_MS = 100;
/** Who wants less motion sees the film in steps. */
const CALM_FRAME_MS = 1_000;

/** Everything a screen of a rehearsal shows and does: the film, the moment it is at, and whom it is about. */
export function useFilm(campaignId: string) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readFilmAddress(query), [query]);
  // A film begins when it was first asked for, also after a choice: only then can the two be compared.
  const begun = useRef<string>(undefined);
  const { seed, rates, choices, goesOn, leadId } = address;
  const wish = useMemo<FilmWish>(
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
  const asked = useQuery(filmQuery(wish));
  const film = asked.data;
  begun.current ??= film?.asOf;
  const playedWish = useMemo<FilmWish>(() => (film ? { ...wish, asOf: film.asOf } : wish), [wish, film]);
  const clock = useFilmClock(film);
  const today = film && dayOf(film.days, clock.at);
  const { data: shown } = useQuery(filmDayQuery(playedWish, today?.day ?? ''));
  const tomorrow = film && today && film.days[film.days.indexOf(today) + 1];
  // Read before it is shown: a film does not stop between two days.
  useQuery(filmDayQuery(playedWish, clock.isPlaying ? (tomorrow?.day ?? '') : ''));
  const events = shown?.events;
  const counts = useMemo(() => film && countsAt(film, clock.at, events ?? []), [film, clock.at, events]);
  const change = useCallback(
    (changed: Partial<FilmAddress>) =>
      setQuery((before) => writeFilmAddress({ ...readFilmAddress(before), ...changed }), { replace: true }),
    [setQuery],
  );
  const openLead = useCallback((id: string) => change({ leadId: id }), [change]);
  return {
    asked,
    film,
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

export type FilmHands = ReturnType<typeof useFilm>;

function useFilmClock(film: Film | undefined) {
  const [at, setAt] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('day');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const begins = film ? Date.parse(film.asOf) : 0;
  const ends = film ? Date.parse(film.days.at(-1)?.until ?? film.asOf) - 1 : 0;
  // It opens where something has happened: at the end of the first day with a mail.
  const opens = film ? Date.parse(film.days.find(({ mails }) => mails > 0)?.until ?? film.asOf) - 1 : 0;
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
