import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ContactDetail } from '../../../api/contacts/contact-queries.ts';
import { ASK_ICONS } from '../../../features/contacts/bulk/contact-asks.tsx';
import { DeleteDialog } from '../../../features/contacts/bulk/delete-dialog.tsx';
import { PhoneLabels } from '../../../features/contacts/bulk/phone-labels.tsx';
import { SuppressDialog } from '../../../features/contacts/bulk/suppress-dialog.tsx';
import { useVerify } from '../../../features/contacts/bulk/use-run-ask.ts';
import { useExportPerson } from '../../../features/contacts/detail/use-export-person.ts';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { verificationPath } from '../../../paths/paths.ts';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { useListAddress } from '../../shared/contacts/use-list-address.ts';
import { AddToCampaign } from './add-to-campaign.tsx';

const ASKS = ['campaign', 'verify', 'tags', 'lists', 'suppress', 'exportPerson', 'erase', 'delete'] as const;
type Ask = (typeof ASKS)[number];

const ICONS = { ...ASK_ICONS, exportPerson: Download, erase: Eraser };
const FINAL: ReadonlySet<Ask> = new Set(['erase', 'delete']);

type ContactMenuProps = {
  contact: ContactDetail;
  /** Asked elsewhere: the proof is shown when there is no such contact any more. */
  onErase: () => void;
  onClose: () => void;
};

export function ContactMenu({ contact, onErase, onClose }: ContactMenuProps) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const { pathTo } = useListAddress();
  const [open, setOpen] = useState<Ask>();
  const exportPerson = useExportPerson();
  const verify = useVerify((taskId) => void navigate(verificationPath(taskId)));
  const choice = { contactIds: [contact.contactId] };
  const question = { choice, count: 1, contacts: [contact] };
  const choose = (ask: Ask) => {
    if (ask === 'verify') verify.mutate({ ...question, ask });
    else if (ask === 'exportPerson') exportPerson.mutate(contact.email);
    else if (ask === 'erase') onErase();
    else return setOpen(ask);
    onClose();
  };
  switch (open) {
    case 'campaign':
      return <AddToCampaign choice={choice} count={1} onClose={onClose} onAdded={onClose} />;
    case 'tags':
    case 'lists':
      return <PhoneLabels question={{ ...question, ask: open }} onClose={onClose} />;
    case 'suppress':
      return <SuppressDialog question={{ ...question, ask: open }} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteDialog
          question={{ ...question, ask: open }}
          onClose={onClose}
          onGone={() => void navigate(pathTo(), { replace: true })}
        />
      );
    default:
      return (
        <Sheet title={nameOf(contact)} onClose={onClose}>
          {ASKS.filter((ask) => !contact.suppressed || ask !== 'suppress').map((ask) => {
            const Icon = ICONS[ask];
            return (
              <SheetRow
                key={ask}
                isDanger={FINAL.has(ask)}
                icon={<Icon size={18} strokeWidth={1.5} aria-hidden />}
                onChoose={() => choose(ask)}
              >
                {t(`do.${ask}`)}
              </SheetRow>
            );
          })}
        </Sheet>
      );
  }
}
