import type { LetterWriter, PicturesOf } from '../../campaigns/index.ts';
import type { SendingDeps } from '../../sending/index.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';

/** What showing and trying a letter needs besides. */
export type PreviewDeps = Pick<ForecastDeps, 'db' | 'now' | 'listMailboxes' | 'listValues'> &
  Pick<SendingDeps, 'openSmtp' | 'appUrl'> & { writeLetter: LetterWriter; picturesOf: PicturesOf };
