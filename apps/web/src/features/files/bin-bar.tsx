import { BIN_DAYS } from '@outrider/contract/files/space';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyBinMutation } from '../../api/files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { DeleteQuestion } from '../../ui/overlay/delete-question.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export function BinBar({ count }: { count: number }) {
  const { t } = useTranslation('files');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation(emptyBinMutation);
  const close = () => setAsked(false);
  return (
    <Row minWidth={0} spread wraps pad="2 4" border="top">
      <span className="secondary small">{t('bin.hint', { days: BIN_DAYS })}</span>
      <Button small onClick={() => setAsked(true)}>
        {t('bin.empty')}
      </Button>
      {isAsked && (
        <Dialog title={t('bin.question')} onClose={close}>
          <DeleteQuestion
            consequences={[t('bin.files', { count }), t('bin.links')]}
            error={error}
            words={{ waiting: '', keep: t('cancel'), delete: t('bin.empty') }}
            isBusy={isPending}
            onKeep={close}
            onDelete={() => mutate(undefined, { onSuccess: close })}
          />
        </Dialog>
      )}
    </Row>
  );
}
