import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import * as contacts from '../../modules/contacts/index.ts';
import * as leads from '../../modules/leads/index.ts';
import { createLeadModel, type LeadsAgentDeps } from '../../modules/leads-agent/index.ts';
import * as verification from '../../modules/verification/index.ts';
import { createMeteredAsker } from '../../platform/llm/ask-model.ts';
import { composeSources } from './sources.ts';

const NAME_MAX = 100;

type Parts = Parameters<typeof composeSources>[1] & {
  contacts: contacts.ContactsDeps;
  verification: verification.VerificationDeps;
  campaigns: Parameters<typeof leads.addFound>[0];
};

type LeadsAgent = {
  deps: LeadsAgentDeps;
  closing: AbortSignal;
  /** Lets go of what is under way, so that the worker can stop. */
  close(): void;
};

/** The leads agent with its sources, the verifier, the contacts and the campaigns behind its ports. */
export async function composeLeadsAgent(config: Config, parts: Parts): Promise<LeadsAgent> {
  const { db, jobs, log, now, systemNow } = parts.verification;
  const closing = new AbortController();
  const deps: LeadsAgentDeps = {
    db,
    jobs,
    log,
    now,
    systemNow,
    pause: (milliseconds) => pause(milliseconds),
    random: Math.random,
    sources: await composeSources(config, parts),
    model: config.llm && createLeadModel(createMeteredAsker(config.llm, { log }), config.llm.price),
    verifier: {
      isOpen: () => verification.isRouteOpen(parts.verification),
      canAsk: () => verification.askForRoute(parts.verification),
      ask: (scope, email) => verification.askVerdict(parts.verification, scope, email),
    },
    contacts: {
      findKnown: contacts.findKnownAddresses,
      findSuppressed: async (trx, scope, emails) =>
        new Set((await contacts.findSuppressed(parts.contacts, trx, scope, emails)).keys()),
      add: (person, people, lists) =>
        contacts.addFoundPeople(parts.contacts, person, { people, lists, by: 'Leads agent' }),
    },
    campaigns: {
      addLeads: async (scope, wanted) => {
        const name = wanted.name.slice(0, NAME_MAX);
        return (await leads.addFound(parts.campaigns, scope, { ...wanted, name })).source.added;
      },
      listFed: leads.listSearchSources,
      bring: (source, brought) => leads.bringFound(parts.campaigns, source, brought),
    },
  };
  return { deps, closing: closing.signal, close: () => closing.abort() };
}
