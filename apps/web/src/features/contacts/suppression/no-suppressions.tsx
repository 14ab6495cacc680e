import { ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { Nothing } from '../shared/nothing.tsx';

/** Nobody meets the search and the filter. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('contacts');
  return (
    <NoMatch
      title={t('suppression.noMatch')}
      hint={t('suppression.noMatchHint')}
      clearText={t('filter.clear')}
      onClear={onClear}
    />
  );
}

export function NoSuppressions() {
  const { t } = useTranslation('contacts');
  return (
    <Nothing border="top">
      <ShieldOff size={20} strokeWidth={1.5} aria-hidden />
      <span className="medium">{t('suppression.none')}</span>
      <span className="muted">{t('suppression.noneHint')}</span>
    </Nothing>
  );
}
