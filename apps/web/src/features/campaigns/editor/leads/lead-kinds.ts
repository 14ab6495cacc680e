import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { AlignLeft, FileText, type LucideIcon, ShieldCheck, Sparkles, Upload, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { AgentDialog } from './agent-dialog.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

type LeadKind = {
  Icon: LucideIcon;
  /** How it is offered: its words, and its icon where that is another. */
  way: 'upload' | 'paste' | 'contacts' | 'agent' | 'verification';
  WayIcon?: LucideIcon;
  /** Asks who is taken; without it a file is chosen. */
  Dialog?: ComponentType<{ onClose: () => void }>;
};

/** Everything leads can come from, in the order it is offered. A kind without an entry does not compile. */
export const LEAD_KINDS: Record<LeadSource['kind'], LeadKind> = {
  file: { Icon: FileText, way: 'upload', WayIcon: Upload },
  paste: { Icon: AlignLeft, way: 'paste', Dialog: PasteDialog },
  contacts: { Icon: Users, way: 'contacts', Dialog: ContactsDialog },
  agent: { Icon: Sparkles, way: 'agent', Dialog: AgentDialog },
  verification: { Icon: ShieldCheck, way: 'verification', Dialog: RunDialog },
};
