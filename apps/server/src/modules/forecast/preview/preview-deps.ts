import type { LetterWriter, PicturesOf } from '../../campaigns/index.ts';
import type { SendingDeps } from '../../sending/index.ts';
import type { OutlookDeps } from '../states/outlook-deps.ts';

/** What showing and trying a letter needs besides. */
export type PreviewDeps = Pick<OutlookDeps, 'db' | 'now' | 'listMailboxes' | 'listValues'> &
  Pick<SendingDeps, 'openSmtp' | 'appUrl'> & { writeLetter: LetterWriter; picturesOf: PicturesOf };
