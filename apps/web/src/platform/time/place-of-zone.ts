import { readingLanguage, readingLocale } from '../reading-language.ts';
import { dateFormatter } from './date-formatter.ts';

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Chinese has its own names for places. The browser knows them by their time: 德国时间, 纽约时间. */
const TIME = '时间';

/** Where a zone is, as people say it: America/New_York is New York, and in Chinese 纽约. */
export function placeOfZone(zone: string): string {
  if (readingLanguage() !== 'zh') return cityOf(zone);
  try {
    const parts = dateFormatter(readingLocale(), { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(0);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.endsWith(TIME) ? name.slice(0, -TIME.length) : cityOf(zone);
  } catch {
    // A zone this browser does not know.
    return cityOf(zone);
  }
}
