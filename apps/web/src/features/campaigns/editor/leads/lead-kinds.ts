import type { LeadSourceKind } from '@outrider/contract/campaigns/lead-sources';
import { AlignLeft, FileText, type LucideIcon, ShieldCheck, Sparkles, Upload, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { AgentDialog } from './agent-dialog.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

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
