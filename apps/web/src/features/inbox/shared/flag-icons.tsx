import type { Message } from '@outrider/contract/inbox/message';
import { Forward, Pin, Reply } from 'lucide-react';

/** What the icons say to those who do not see them. */
export type FlagWords = Record<'replied' | 'forwarded' | 'pinned', string>;

type FlagIconsProps = { flags: Message['flags']; words: FlagWords; className?: string | undefined };

/** Whether a message was answered, forwarded or pinned. */
export function FlagIcons({ flags, words, className }: FlagIconsProps) {
  return (
    <>
      {flags.top && <Pin size={14} aria-label={words.pinned} className={className} />}
      {flags.replied && <Reply size={14} aria-label={words.replied} className={className} />}
      {flags.forwarded && <Forward size={14} aria-label={words.forwarded} className={className} />}
    </>
  );
}
