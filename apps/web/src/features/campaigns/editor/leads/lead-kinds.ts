import type { LeadSourceKind } from '@outrider/contract/campaigns/lead-sources';
import { AlignLeft, FileText, type LucideIcon, ShieldCheck, Sparkles, Upload, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { partOnPress } from '../../../../ui/lazy/part-on-press.ts';

const AgentDialog = partOnPress(async () => (await import('./agent-dialog.tsx')).AgentDialog);
const ContactsDialog = partOnPress(async () => (await import('./contacts-dialog.tsx')).ContactsDialog);
const PasteDialog = partOnPress(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const RunDialog = partOnPress(async () => (await import('./run-dialog.tsx')).RunDialog);

type LeadKind = {
  Icon: LucideIcon;
  /** Where it is offered with another icon than it is listed with. */
  OfferIcon?: LucideIcon;
  /** Asks who is taken; without it a file is chosen. */
  Dialog?: ComponentType<{ onClose: () => void }>;
};

/** Everything leads can come from, in the order it is offered. A kind without an entry does not compile. */
export const LEAD_KINDS: Record<LeadSourceKind, LeadKind> = {
  file: { Icon: FileText, OfferIcon: Upload },
  paste: { Icon: AlignLeft, Dialog: PasteDialog },
  contacts: { Icon: Users, Dialog: ContactsDialog },
  agent: { Icon: Sparkles, Dialog: AgentDialog },
  verification: { Icon: ShieldCheck, Dialog: RunDialog },
};
