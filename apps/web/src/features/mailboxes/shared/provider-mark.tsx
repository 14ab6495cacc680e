import type { AccountProvider } from '@outrider/contract/mailboxes/account';
import { Server } from 'lucide-react';
import { PROVIDER_ICONS } from '../../../ui/page/provider-icons.tsx';

/** Whose servers hold a mailbox. The address beside it says the rest, so it is silent. */
export const ProviderMark = ({ provider }: { provider: AccountProvider }) =>
  provider === 'other' ? <Server size={16} strokeWidth={1.5} aria-hidden /> : PROVIDER_ICONS[provider];
