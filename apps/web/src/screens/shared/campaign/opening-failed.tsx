import { useTranslation } from 'react-i18next';
import { ListFailed } from '../../../ui/table/list-states.tsx';

type OpeningFailedProps = { opened: { error: Error; isBusy: boolean; retry: () => void } };

export function OpeningFailed({ opened: { error, isBusy, retry } }: OpeningFailedProps) {
  const { t } = useTranslation('campaign-editor');
  return <ListFailed message={error.message} hint={t('open.failedHint')} isBusy={isBusy} onRetry={retry} />;
}
