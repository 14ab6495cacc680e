import type { ProfileUpdate } from '@outrider/contract/user';
import { type Language, setLanguage } from '../../../i18n/i18n.ts';

/** First the page, then the message about it, so that both speak the same language. */
export const switchLanguage = async (chosen: Language, update: (changes: ProfileUpdate) => void): Promise<void> => {
  await setLanguage(chosen);
  update({ language: chosen });
};
