/** On every answer in the boxed world: what time it is there, and how fast it passes. Live there is none. */
export const CLOCK_HEADER = 'outrider-clock';

export type ClockReading = { now: Date; speed: number };

export const writeClockHeader = ({ now, speed }: ClockReading) => `${now.toISOString()}; speed=${speed}`;

export function readClockHeader(text: string): ClockReading | undefined {
  const [, at = '', speed = ''] = /^(\S+); speed=([\d.]+)$/.exec(text) ?? [];
  const now = new Date(at);
  return Number.isNaN(now.getTime()) ? undefined : { now, speed: Number(speed) };
}
