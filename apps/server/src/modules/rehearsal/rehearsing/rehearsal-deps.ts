import type { OutlookDeps, PreviewDeps } from '../../forecast/index.ts';
import type { FilmDesk } from './film-desk.ts';

/** What playing a campaign needs of the rest of the product. */
export type RehearsalDeps = Pick<OutlookDeps, 'db' | 'now' | 'listMailboxes' | 'listWorkspaces' | 'listValues'> &
  Pick<PreviewDeps, 'appUrl' | 'writeLetter' | 'picturesOf'> & { films: FilmDesk };
