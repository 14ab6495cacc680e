import { FILE_VIEWS, type FileView } from '@outrider/contract/files/space';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/controls/segments.tsx';

type ViewChoiceProps = {
  view: FileView;
  counts: Record<FileView, number> | undefined;
  onView: (view: FileView) => void;
};

export function ViewChoice({ view, counts, onView }: ViewChoiceProps) {
  const { t } = useTranslation('files');
  const options = FILE_VIEWS.map((value) => ({
    value,
    text: t(`view.${value}`),
    count: value === 'all' ? undefined : counts?.[value],
  }));
  return <Segments label={t('view.label')} options={options} value={view} onChange={onView} />;
}
