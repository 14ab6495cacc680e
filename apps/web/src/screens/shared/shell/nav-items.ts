import { ChartColumn, Flag, Inbox, type LucideIcon, Mail, Send, ShieldCheck, Sparkles, Users } from 'lucide-react';
import { paths } from '../../../paths/paths.ts';

export type NavKey =
  | 'start'
  | 'dashboard'
  | 'accounts'
  | 'campaigns'
  | 'contacts'
  | 'verification'
  | 'leadsAgent'
  | 'inbox';

type NavItem = {
  key: NavKey;
  to: string;
  /** The item is lit on every page below this. */
  covers: string;
  Icon: LucideIcon;
};

export const NAV_ITEMS: readonly NavItem[] = [
  { key: 'start', to: paths.start, covers: paths.start, Icon: Flag },
  { key: 'dashboard', to: paths.dashboard, covers: paths.dashboard, Icon: ChartColumn },
  { key: 'accounts', to: paths.accounts.list, covers: '/home/accounts', Icon: Mail },
  { key: 'campaigns', to: paths.campaign.list, covers: '/home/campaign', Icon: Send },
  { key: 'contacts', to: paths.contacts, covers: '/home/contact', Icon: Users },
  { key: 'verification', to: paths.verification, covers: '/home/verification', Icon: ShieldCheck },
  { key: 'leadsAgent', to: paths.leadsAgent, covers: paths.leadsAgent, Icon: Sparkles },
  { key: 'inbox', to: paths.inbox, covers: paths.inbox, Icon: Inbox },
];
