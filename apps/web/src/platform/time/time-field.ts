import { clockIn, momentIn } from '@outrider/mail-kit/zones/zoned-time';

const two = (number: number) => String(number).padStart(2, '0');

/** As a field for day and hour holds it. */
export function toField(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = clockIn(at, timeZone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

export function fromField(value: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] = value.match(/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/) ?? [];
  if (year === undefined) return undefined;
  const clock = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
  };
  return momentIn(clock, timeZone);
}
