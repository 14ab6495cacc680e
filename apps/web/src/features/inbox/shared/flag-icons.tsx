import type { Message } from '@outrider/contract/inbox/message';
import { Clock, Forward, Pin, Reply } from 'lucide-react';

/** What the icons say to those who do not see them. */
export type FlagWords = Record<'replied' | 'forwarded' | 'pinned' | 'scheduled', string>;

type FlagIconsProps = { flags: Message['flags']; words: FlagWords; className?: string | undefined };

/** Whether a message was answered, forwarded or pinned, or waits to be sent. */
export function FlagIcons({ flags, words, className }: FlagIconsProps) {
  return (
    <>
      {flags.top && <Pin size={14} aria-label={words.pinned} className={className} />}
      {flags.scheduleDelivery && <Clock size={14} aria-label={words.scheduled} className={className} />}
      {flags.replied && <Reply size={14} aria-label={words.replied} className={className} />}
      {flags.forwarded && <Forward size={14} aria-label={words.forwarded} className={className} />}
    </>
  );
}
