import type { Contact, ContactEvent } from '@outrider/contract/contacts/contact';
import { SUPPRESSION_REASONS } from '@outrider/contract/contacts/suppression';
import { CATEGORIES, REASON_CATEGORIES, type Reason } from '@outrider/email-verifier/verdict';
import { useTranslation } from 'react-i18next';
import type { DotTone } from '../../../ui/dot.tsx';
import { EVENT_TONES } from './contact-words.ts';
import { fieldLabel } from './field-label.ts';

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

type Happened = { event: ContactEvent; about: string; words: string };

/** What stands below an event: what it was about, and why, in words where they are kept as codes. */
export function useEventLines(): (happened: Happened) => string[] {
  const { t } = useTranslation(['contacts', 'verification']);
  const comma = t('contacts:filter.comma');
  const linesOf: Partial<Record<ContactEvent, (happened: Happened) => string[]>> = {
    verified: ({ about, words }) => {
      const category = CATEGORIES.find((known) => known === about);
      return [
        category ? t(`contacts:category.${category}`) : about,
        isReason(words) ? t(`verification:reason.${words}`) : words,
      ];
    },
    suppressed: ({ about, words }) => {
      const reason = SUPPRESSION_REASONS.find((known) => known === about);
      return [reason ? t(`contacts:reason.${reason}`) : about, words];
    },
    edited: ({ about, words }) => [
      about,
      words
        .split(', ')
        .map((name) => fieldLabel(name, t))
        .join(comma),
    ],
    // These say it in their own words already.
    sent: ({ words }) => [words],
    clicked: ({ words }) => [words],
    addedToCampaign: ({ words }) => [words],
    // What was answered is quoted.
    replied: ({ about }) => [about],
  };
  const plain = ({ about, words }: Happened) => [about, words];
  return (happened) => (linesOf[happened.event] ?? plain)(happened).filter(Boolean);
}

const isReason = (text: string): text is Reason => Object.hasOwn(REASON_CATEGORIES, text);
