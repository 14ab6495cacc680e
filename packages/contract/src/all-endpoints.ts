import * as campaign from './campaigns/campaign.ts';
import * as campaignDoubts from './campaigns/doubts.ts';
import * as campaignHolds from './campaigns/holds.ts';
import * as campaignLeads from './campaigns/leads.ts';
import * as campaignOperate from './campaigns/operate.ts';
import * as campaignOutlook from './campaigns/outlook.ts';
import * as campaignPictures from './campaigns/pictures.ts';
import * as campaignReplies from './campaigns/replies.ts';
import * as campaignStatistics from './campaigns/statistics.ts';
import * as campaignTemplates from './campaigns/templates.ts';
import * as campaignWriting from './campaigns/writing.ts';
import * as contact from './contacts/contact.ts';
import * as contactImport from './contacts/import.ts';
import * as contactLabels from './contacts/labels.ts';
import * as contactMerge from './contacts/merge.ts';
import * as contactSuppression from './contacts/suppression.ts';
import type { Endpoint } from './endpoint.ts';
import * as inbox from './inbox/inbox.ts';
import * as mailProxy from './inbox/proxy.ts';
import * as invitations from './invitations.ts';
import * as mailboxAccount from './mailboxes/account.ts';
import * as mailboxAdd from './mailboxes/add.ts';
import * as mailboxBulk from './mailboxes/bulk.ts';
import * as mailboxChecks from './mailboxes/checks.ts';
import * as mailboxOperate from './mailboxes/operate.ts';
import * as mailboxPlaces from './mailboxes/places.ts';
import * as mailboxSettings from './mailboxes/settings.ts';
import * as mailboxTags from './mailboxes/tags.ts';
import * as mailboxWarmup from './mailboxes/warm-up.ts';
import * as oauth from './oauth.ts';
import * as sandbox from './sandbox.ts';
import * as sandboxMailboxes from './sandbox-mailboxes.ts';
import * as sandboxNames from './sandbox-names.ts';
import * as sandboxPeople from './sandbox-people.ts';
import * as sandboxWorld from './sandbox-world.ts';
import * as sessions from './sessions.ts';
import * as sign from './sign.ts';
import * as twoFactor from './two-factor.ts';
import * as user from './user.ts';
import * as verification from './verification/verification.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;

/** Every endpoint by its name, for OpenAPI, the fuzz test and the tenant test; a new one joins by being exported. */
const exported: Record<string, unknown> = {
  ...user,
  ...sign,
  ...invitations,
  ...oauth,
  ...sessions,
  ...twoFactor,
  ...mailboxAccount,
  ...mailboxAdd,
  ...mailboxBulk,
  ...mailboxChecks,
  ...mailboxOperate,
  ...mailboxPlaces,
  ...mailboxSettings,
  ...mailboxTags,
  ...mailboxWarmup,
  ...contact,
  ...contactImport,
  ...contactLabels,
  ...contactMerge,
  ...contactSuppression,
  ...verification,
  ...campaign,
  ...campaignDoubts,
  ...campaignHolds,
  ...campaignLeads,
  ...campaignOperate,
  ...campaignOutlook,
  ...campaignPictures,
  ...campaignReplies,
  ...campaignStatistics,
  ...campaignTemplates,
  ...campaignWriting,
  ...inbox,
  ...mailProxy,
  ...sandbox,
  ...sandboxMailboxes,
  ...sandboxNames,
  ...sandboxPeople,
  ...sandboxWorld,
};

export const ALL_ENDPOINTS: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(exported).filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1])),
);
