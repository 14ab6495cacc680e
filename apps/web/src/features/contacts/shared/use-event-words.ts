import type { Contact, ContactEvent } from '@outrider/contract/contacts/contact';
import { useTranslation } from 'react-i18next';
import type { DotTone } from '../../../ui/dot.tsx';
import { EVENT_TONES } from './contact-words.ts';

/** The last thing that happened with a contact, in a few words; being suppressed outweighs all of it. */
export function useLastEvent(): (contact: Pick<Contact, 'lastEvent' | 'suppressed'>) => {
  tone: DotTone;
  words: string;
} {
  const { t } = useTranslation('contacts');
  const eventWords = useEventWords();
  return ({ lastEvent, suppressed }) => {
    if (suppressed) return { tone: 'red', words: t(`suppressedWhy.${suppressed.reason}`) };
    if (!lastEvent) return { tone: 'ring', words: t('event.never') };
    return { tone: EVENT_TONES[lastEvent.event], words: eventWords(lastEvent) };
  };
}

/** An event by its name; what it was about stands beside it where that makes it clearer. */
export function useEventWords(): (event: { event: ContactEvent; about: string }) => string {
  const { t } = useTranslation('contacts');
  return ({ event, about }) => {
    if (event === 'sent' && about !== '') return t('event.sentAbout', { about });
    if (event === 'clicked' && about !== '') return t('event.clickedAbout', { about });
    if (event === 'addedToCampaign' && about !== '') return t('event.addedToCampaignAbout', { about });
    return t(`event.${event}`);
  };
}
