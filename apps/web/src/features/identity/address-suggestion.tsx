import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { suggestAddress } from './suggest-address.ts';

type AddressSuggestionProps = { email: string; onUse: (email: string) => void };

/** Offers the address that was most likely meant, where one letter is off. */
export function AddressSuggestion({ email, onUse }: AddressSuggestionProps) {
  const { t } = useTranslation('sign');
  const suggestion = suggestAddress(email);
  if (suggestion === undefined) return null;
  return (
    <Note
      tone="amber"
      action={
        <button type="button" className="link small" onClick={() => onUse(suggestion)}>
          {t('suggestion.use')}
        </button>
      }
    >
      <span className="medium">{t('suggestion.question', { email: suggestion })}</span>
    </Note>
  );
}
