import type { UserInfo } from '@outrider/contract/user';
import { languageNow } from '../../../i18n/i18n.ts';

/** How this person wants to read dates. */
export const dateViewOf = ({ dateFormat, timeZone }: Pick<UserInfo, 'dateFormat' | 'timeZone'>) => ({
  format: dateFormat,
  timeZone,
  language: languageNow(),
});
