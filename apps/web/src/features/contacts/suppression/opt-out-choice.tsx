import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../ui/form/check-field.tsx';

type OptOutChoiceProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** A person who asked elsewhere not to be written to is counted as an opt-out, as if by our own link. */
export function OptOutChoice({ isChosen, onChoose }: OptOutChoiceProps) {
  const { t } = useTranslation('contacts');
  return (
    <CheckField name="isOptOut" value={isChosen} error={undefined} onChange={onChoose} onBlur={() => {}}>
      {t('suppress.optOut')}
      <div className="muted small">{t('suppress.optOutHint')}</div>
    </CheckField>
  );
}
