import type { NotificationKind } from '@outrider/contract/notifications';
import {
  CircleCheck,
  CreditCard,
  Gauge,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  Radar,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';

export const KIND_ICONS: Record<NotificationKind, LucideIcon> = {
  interestedReply: MessageSquare,
  mailboxError: MailWarning,
  guardRail: ShieldAlert,
  campaignFinished: CircleCheck,
  verificationDone: ShieldCheck,
  quotaNearlyUsed: Gauge,
  searchHeld: Radar,
  paymentDisputed: CreditCard,
};
