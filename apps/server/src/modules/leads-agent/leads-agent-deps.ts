import type { Verdict } from '@outrider/email-verifier/verdict';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { WorkDeps } from '../../platform/jobs/work-deps.ts';
import type { LeadModel } from './model/lead-model.ts';
import type { Sources } from './sources/create-sources.ts';

/** A person as they become a contact. */
export type FoundContact = {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  website: string;
  phone: string;
  city: string;
  linkedin: string;
  /** Where it was found, kept so that we can answer a contact who asks. */
  source: string;
  /** What was read where, as a note. */
  evidence: string;
};

export type ContactsPort = {
  /** Those of these addresses that are contacts, with their ids. */
  findKnown(db: Db | Trx, scope: Scope, emails: readonly string[]): Promise<Map<string, string>>;
  findSuppressed(db: Db | Trx, scope: Scope, emails: readonly string[]): Promise<ReadonlySet<string>>;
  add(
    person: Scope & { userId: string },
    people: readonly FoundContact[],
    labels: readonly string[],
  ): Promise<{ added: number }>;
};

/** A search that feeds a campaign, and how far it has come. */
export type FeedingSearch = {
  taskId: string;
  by: string;
  after: number;
  nextRunAt: string | null;
  lastAt: string | null;
  lastBrought: number;
};

export type FedSource = { sourceId: string; campaignId: string; workspaceId: string; search: FeedingSearch };

type NewLeads = {
  campaignId: string;
  emails: readonly string[];
  name: string;
  /** People it finds later join too. */
  search?: FeedingSearch | undefined;
};

export type CampaignsPort = {
  /** Puts contacts into a campaign; gives how many became leads. */
  addLeads(scope: Scope, wanted: NewLeads): Promise<number>;
  /** Of all workspaces, as the job that feeds them acts in each source's own. */
  listFed(db: Db): Promise<FedSource[]>;
  /** Contacts the search found since, and how far it has come with them. */
  bring(source: FedSource, brought: { emails: readonly string[]; search: FeedingSearch }): Promise<boolean>;
};

export type VerifierPort = {
  /** Whether this worker can ask mail hosts. */
  isOpen(): Promise<boolean>;
  /** Whether workers can, wherever they are. */
  canAsk(): Promise<boolean>;
  ask(scope: Scope, email: string): Promise<Verdict>;
};

export type LeadsAgentDeps = WorkDeps & {
  pause: (milliseconds: number) => Promise<void>;
  random: () => number;
  sources: Sources;
  model: LeadModel | undefined;
  verifier: VerifierPort;
  contacts: ContactsPort;
  campaigns: CampaignsPort;
};
