import { CircleX, Merge, Tags, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';

type ContactsMenuProps = { onLabels: () => void; onClose: () => void };

export function ContactsMenu({ onLabels, onClose }: ContactsMenuProps) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <SheetRow icon={<Upload size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => go(contactPaths.import())}>
        {t('import.title')}
      </SheetRow>
      <SheetRow icon={<Tags size={18} strokeWidth={1.5} aria-hidden />} onChoose={onLabels}>
        {t('more.labels')}
      </SheetRow>
      <SheetRow icon={<Merge size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => go(contactPaths.duplicates)}>
        {t('more.duplicates')}
      </SheetRow>
      <SheetRow icon={<CircleX size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => go(contactPaths.suppressed)}>
        {t('more.suppressed')}
      </SheetRow>
    </Sheet>
  );
}
