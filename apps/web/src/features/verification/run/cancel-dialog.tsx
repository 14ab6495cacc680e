import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { counted } from '../shared/counted.ts';
import styles from './dialogs.module.css';

type CancelDialogProps = { left: number; isBusy: boolean; onCancel: () => void; onClose: () => void };

export function CancelDialog({ left, isBusy, onCancel, onClose }: CancelDialogProps) {
  const { t } = useTranslation('verification');
  return (
    <Dialog title={t('cancel.title')} onClose={onClose}>
      <p className={`reading secondary ${styles.text}`}>{t('cancel.text', counted(left))}</p>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button primary busy={isBusy} onClick={onCancel}>
          {t('cancel.do')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
