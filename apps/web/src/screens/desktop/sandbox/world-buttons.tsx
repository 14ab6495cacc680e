import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoxState } from '../../../features/sandbox/box-state.ts';
import { ResetDialog } from '../../../features/sandbox/world/reset-dialog.tsx';
import { useSaveRecording } from '../../../features/sandbox/world/world.ts';
import { Button } from '../../../ui/controls/button.tsx';

export function WorldButtons() {
  const { t } = useTranslation('sandbox');
  const { data: state } = useBoxState();
  const [isResetting, setResetting] = useState(false);
  const record = useSaveRecording();
  return (
    <>
      <Button icon={<RefreshCw size={14} aria-hidden />} disabled={!state} onClick={() => setResetting(true)}>
        {t('reset.button')}
      </Button>
      <Button
        icon={<Download size={14} aria-hidden />}
        busy={record.isPending}
        disabled={!state}
        onClick={() => record.mutate()}
      >
        {t('record')}
      </Button>
      {state && isResetting && <ResetDialog seed={state.seed} onClose={() => setResetting(false)} />}
    </>
  );
}
