import { CronExpressionParser } from 'cron-parser';

type Cron<N> = { name: N; cron: string };

/** Jobs that come by themselves, by the box's clock: a day that is skipped brings each of them once. */
export function createDueCrons<N extends string>(crons: readonly Cron<N>[], start: Date) {
  const nextOf = (cron: string, after: Date) =>
    CronExpressionParser.parse(cron, { currentDate: after, tz: 'UTC' }).next().getTime();
  const next = new Map(crons.map(({ name, cron }) => [name, nextOf(cron, start)]));
  return {
    /** Those that are due, each from then on no more before its next time. */
    take(now: Date, isWanted: (name: N) => boolean = () => true): N[] {
      const due = crons.filter(({ name }) => (next.get(name) ?? 0) <= now.getTime() && isWanted(name));
      for (const { name, cron } of due) next.set(name, nextOf(cron, now));
      return due.map(({ name }) => name);
    },
  };
}
