import type { Db } from '../../../platform/db.ts';
import type { KeptAnswers } from '../../../platform/kept-answers.ts';
import type { SendingDeps } from '../../sending/index.ts';
import type { OutlookDesk } from '../worker/desk.ts';
import type { Ahead } from '../worker/look-far.ts';
import type { Look } from '../worker/look-now.ts';

/** What looking ahead needs of the rest of the product. */
export type OutlookDeps = Pick<SendingDeps, 'listMailboxes' | 'listWorkspaces' | 'listValues'> & {
  db: Db;
  now: () => Date;
  desk: OutlookDesk;
  looks: KeptAnswers<Look | undefined>;
  aheads: KeptAnswers<Ahead | undefined>;
};

/** People of whom an answer is worked out in a moment: it is, each time somebody asks. */
const FEW = 2_000;

export const isDearLook = (look: Look | undefined): boolean =>
  look !== undefined && look.campaigns.reduce((sum, { leads }) => sum + leads.ids.length, 0) > FEW;

export const isDearAhead = (ahead: Ahead | undefined): boolean => ahead !== undefined && ahead.mails > FEW;
