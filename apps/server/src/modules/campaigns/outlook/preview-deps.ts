import type { PicturesOf } from '../pictures/letter-pictures.ts';
import type { LetterWriter } from '../sending/message/write-letter.ts';
import type { SendingDeps } from '../sending/sending-deps.ts';
import type { OutlookDeps } from './outlook-deps.ts';

/** What showing and trying a letter needs besides. */
export type PreviewDeps = Pick<OutlookDeps, 'db' | 'now' | 'listMailboxes' | 'listValues'> &
  Pick<SendingDeps, 'openSmtp' | 'appUrl'> & { writeLetter: LetterWriter; picturesOf: PicturesOf };
