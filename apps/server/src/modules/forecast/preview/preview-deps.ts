import type { MailBuilder, PicturesOf } from '../../campaigns/index.ts';
import type { SendingDeps } from '../../sending/index.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';

/** What showing and trying a mail needs besides. */
export type PreviewDeps = Pick<ForecastDeps, 'db' | 'now' | 'listMailboxes' | 'listValues'> &
  Pick<SendingDeps, 'openSmtp' | 'appUrl'> & { buildMail: MailBuilder; picturesOf: PicturesOf };
