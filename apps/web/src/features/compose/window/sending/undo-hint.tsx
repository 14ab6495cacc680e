import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../compose-queries.ts';

/** For how long a mail can be taken back. */
export function UndoHint() {
  const { t } = useTranslation('compose');
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  return <>{data.undoSeconds === 0 ? t('noUndo') : t('undoFor', { seconds: data.undoSeconds })}</>;
}
