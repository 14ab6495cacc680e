import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { counted } from '../shared/counted.ts';

type CancelDialogProps = { left: number; isBusy: boolean; onCancel: () => void; onClose: () => void };

export function CancelDialog({ left, isBusy, onCancel, onClose }: CancelDialogProps) {
  const { t } = useTranslation('verification');
  return (
    <Dialog title={t('cancel.title')} onClose={onClose}>
      <Box as="p" below={5} className="reading secondary">
        {t('cancel.text', counted(left))}
      </Box>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button primary busy={isBusy} onClick={onCancel}>
          {t('cancel.do')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
