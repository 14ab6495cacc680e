import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';

/** Asked once: plain text has no bold, no lists, no pictures. */
export function PlainQuestion({ onPlain, onClose }: { onPlain: () => void; onClose: () => void }) {
  const { t } = useTranslation('compose-editor');
  return (
    <Dialog title={t('plain.title')} onClose={onClose}>
      <Text as="p" below={6}>
        {t('plain.warning')}
      </Text>
      <DialogButtons>
        <Button onClick={onClose}>{t('plain.keep')}</Button>
        <Button primary onClick={onPlain}>
          {t('plain.switch')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
