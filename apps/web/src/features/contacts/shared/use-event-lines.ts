import type { ContactEvent } from '@outrider/contract/contacts/contact';
import { SUPPRESSION_REASONS } from '@outrider/contract/contacts/suppression';
import { CATEGORIES, REASON_CATEGORIES, type Reason } from '@outrider/email-verifier/verdict';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from './field-label.ts';

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
