import { CircleX, Download, ListPlus, ShieldCheck, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths, verificationPath } from '../../../app/paths.ts';
import { DeleteDialog } from '../../../features/contacts/bulk/delete-dialog.tsx';
import { SuppressDialog } from '../../../features/contacts/bulk/suppress-dialog.tsx';
import { useVerify } from '../../../features/contacts/bulk/use-run-ask.ts';
import { PhoneLabels } from '../../../features/contacts/detail/phone-labels.tsx';
import { useExportPerson } from '../../../features/contacts/detail/use-export-person.ts';
import type { ContactDetail } from '../../../features/contacts/shared/contact-queries.ts';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';

const ASKS = { verify: ShieldCheck, tags: Tag, lists: ListPlus, suppress: CircleX, exportPerson: Download } as const;
type Ask = keyof typeof ASKS | 'delete';

/** What can be done with one contact. */
export function ContactMenu({ contact, onClose }: { contact: ContactDetail; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const [open, setOpen] = useState<Ask>();
  const exportPerson = useExportPerson();
  const verify = useVerify((taskId) => void navigate(verificationPath(taskId)));
  const choice = { contactIds: [contact.contactId] };
  const question = (ask: 'verify' | 'suppress' | 'delete') => ({ ask, choice, count: 1, contacts: [contact] });
  const choose = (ask: Ask) => {
    if (ask === 'verify') verify.mutate(question('verify'));
    else if (ask === 'exportPerson') exportPerson.mutate(contact.email);
    else return setOpen(ask);
    onClose();
  };
  if (open === 'tags' || open === 'lists') return <PhoneLabels contact={contact} kind={open} onClose={onClose} />;
  if (open === 'suppress') return <SuppressDialog question={question('suppress')} onClose={onClose} />;
  if (open === 'delete') {
    return (
      <DeleteDialog
        question={question('delete')}
        onClose={onClose}
        onGone={() => void navigate(paths.contacts, { replace: true })}
      />
    );
  }
  const shown = (Object.keys(ASKS) as (keyof typeof ASKS)[]).filter((ask) => !contact.suppressed || ask !== 'suppress');
  return (
    <Sheet title={nameOf(contact)} onClose={onClose}>
      {shown.map((ask) => {
        const Icon = ASKS[ask];
        return (
          <SheetRow key={ask} icon={<Icon size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => choose(ask)}>
            {t(`do.${ask}`)}
          </SheetRow>
        );
      })}
      <SheetRow isDanger icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => choose('delete')}>
        {t('do.delete')}
      </SheetRow>
    </Sheet>
  );
}
