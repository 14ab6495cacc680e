import { useTranslation } from 'react-i18next';
import { useBoxState } from '../../../features/sandbox/box-state.ts';
import { DESKTOP_VIEWS, type SandboxView } from '../../../features/sandbox/views.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { WorldButtons } from './world-buttons.tsx';

type SandboxHeadProps = { view: SandboxView; onView: (view: SandboxView) => void };

export function SandboxHead({ view, onView }: SandboxHeadProps) {
  const { t } = useTranslation('sandbox');
  const { data: state } = useBoxState();
  return (
    <PageHead
      title={t('title')}
      beside={
        <Tag tone="green" dot>
          {t('boxed')}
        </Tag>
      }
    >
      <Segments
        label={t('views.label')}
        options={DESKTOP_VIEWS.map((each) => ({ value: each, text: t(`views.${each}`) }))}
        value={view}
        onChange={onView}
      />
      {state && <span className="muted small">{t('seed', { seed: state.seed })}</span>}
      <WorldButtons />
    </PageHead>
  );
}
