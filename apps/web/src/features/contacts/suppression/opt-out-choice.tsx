import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';

type OptOutChoiceProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** Somebody who asked elsewhere not to be written to is counted as an opt-out, as if by our own link. */
export function OptOutChoice({ isChosen, onChoose }: OptOutChoiceProps) {
  const { t } = useTranslation('contacts');
  return (
    <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
      {t('suppress.optOut')}
      <div className="muted small">{t('suppress.optOutHint')}</div>
    </Checkbox>
  );
}
