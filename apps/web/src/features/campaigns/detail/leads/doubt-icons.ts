import { MailCheck, Send, SkipForward } from 'lucide-react';
import type { DoubtAnswer } from './use-settle-doubts.ts';

export const DOUBT_ICONS: Record<DoubtAnswer, typeof Send> = { sent: MailCheck, sendAgain: Send, skip: SkipForward };
