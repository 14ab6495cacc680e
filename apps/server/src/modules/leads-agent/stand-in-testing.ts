import { randomUUID } from 'node:crypto';
import type { SourceKey } from '@outrider/lead-finder/lead';
import type { Db, Scope } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { findKnownAddresses } from '../contacts/index.ts';
import type { LeadsAgentDeps } from './leads-agent-deps.ts';
import type { LeadModel } from './model/lead-model.ts';
import { workTask } from './runs/work-task.ts';
import { failed } from './sources/failure.ts';
import type { SearchWeb, SourceAnswer } from './sources/source.ts';

export const SEARCH_MICROS = 5_000;

type Web = {
  companies?: number;
  /** People on the team page of each. */
  people?: number;
  /** Before a page is answered. */
  onRead?: (url: string, signal: AbortSignal) => Promise<void>;
  onSearch?: (query: string) => Promise<SourceAnswer<never> | undefined>;
  sources?: SourceKey[];
  model?: LeadModel | undefined;
  /** In place of the team page. */
  team?: string;
};

const FIRST = ['Ada', 'Ben', 'Cara', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'];
const LAST = ['Abel', 'Brandt', 'Conrad', 'Dorn', 'Ebert', 'Falk', 'Gruber', 'Hartmann', 'Iversen', 'Jansen'];
const nameOf = (company: number, place: number) =>
  `${FIRST[place % FIRST.length]} ${LAST[company % LAST.length]}${company >= LAST.length ? `-${LAST[Math.floor(company / LAST.length) % LAST.length]}` : ''}`;

const page = (company: number, people: number, path: string): string | undefined => {
  const name = `Firma ${company} GmbH`;
  const about = `<p>${name} is a software company in Berlin, Germany. We are a team of 80 employees.</p>
    <footer>${name}, Torstraße 1, 10119 Berlin, Germany</footer>`;
  if (path === '/')
    return `<title>${name}</title><h1>${name}</h1><a href="/team">Team</a><a href="/imprint">Imprint</a>${about}`;
  if (path === '/imprint') return `<h1>Imprint</h1>${about}`;
  if (path !== '/team') return undefined;
  const cards = Array.from({ length: people }, (_none, place) => {
    const person = nameOf(company, place);
    const address = person.toLowerCase().replace(' ', '.');
    const mail =
      place === 0 ? `<a href="mailto:${address}@firma${company}.test">${address}@firma${company}.test</a>` : '';
    return `<div class="member"><h3>${person}</h3><p>${place === 0 ? 'Chief Technology Officer' : 'CTO'}</p>${mail}</div>`;
  });
  return `<h1>Our team</h1>${cards.join('')}${about}`;
};

/** The agent over a small web, a search that costs and mail hosts that confirm: all of it imagined but for the database. */
export function standIn(
  db: Db,
  { companies = 6, people = 2, onRead, onSearch, sources = ['google'], model, team }: Web = {},
) {
  const billed = { searches: 0 };
  const asked: string[] = [];
  const suppressed = new Set<string>();
  const search: SearchWeb = async (query, { offset, limit }) => {
    const trouble = await onSearch?.(query);
    if (trouble) return trouble;
    billed.searches += 1;
    const hits = Array.from({ length: companies }, (_none, company) => ({
      url: `http://firma${company}.test/`,
      title: '',
      snippet: '',
    })).slice(offset, offset + limit);
    return { kind: 'answered', value: { hits, obliged: '' }, spent: { requests: 1, micros: SEARCH_MICROS } };
  };
  const broken: SearchWeb = async () => failed('unauthorised', { said: 'wrong key' });
  const deps: LeadsAgentDeps = {
    db,
    jobs: { enqueue: async (_trx, name) => void asked.push(name) },
    log: createLog('silent'),
    now: () => new Date(),
    systemNow: () => new Date(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 20))),
    random: Math.random,
    model,
    sources: {
      search: { google: search, claude: broken },
      people: {},
      crawlStarts: [],
      async readPage(url, signal) {
        await onRead?.(url, signal);
        const { hostname, pathname } = new URL(url);
        const company = Number(/\d+/.exec(hostname)?.[0]);
        const own = pathname === '/team' ? team : undefined;
        const html = signal.aborted ? undefined : (own ?? page(company, people, pathname));
        if (html === undefined) return { kind: 'refused', url, why: 'gone' };
        return { kind: 'read', url, html, readAt: '2026-11-17T09:00:00.000Z' };
      },
      mostMicros: () => SEARCH_MICROS,
      describe: () =>
        (['google', 'claude'] as const).map((source) => ({
          source,
          service: '',
          isReady: sources.includes(source) || source === 'claude',
          missing: '',
          microsPerThousand: SEARCH_MICROS * 1_000,
          per: 'search' as const,
        })),
    },
    verifier: {
      isOpen: async () => true,
      canAsk: async () => true,
      ask: async (_scope, email) => ({
        email,
        category: 'VALID',
        reason: 'accepted',
        flags: [],
        mx: '',
        code: 250,
        enhanced: '',
        reply: '',
        attempts: 1,
        meant: null,
        mayChange: false,
      }),
    },
    contacts: {
      findKnown: findKnownAddresses,
      findSuppressed: async (_db, _scope, emails) => new Set(emails.filter((email) => suppressed.has(email))),
      add: async (_person, found) => ({ added: found.length }),
    },
    campaigns: {
      addLeads: async (_scope, { emails }) => emails.length,
      listFed: async () => [],
      bring: async () => true,
    },
  };
  const never = new AbortController().signal;
  return {
    deps,
    billed,
    suppressed,
    /** Slices of work until nothing is left. */
    async workOff(scope: Scope, taskId: string, slices = 5) {
      for (let slice = 0; slice < slices; slice += 1) {
        asked.length = 0;
        await workTask(deps, scope, taskId, never);
        if (asked.length === 0) return;
      }
    },
  };
}

export async function aWorkspace(db: Db, plan = 'scale') {
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  await db.insertInto('workspaces').values({ id: workspaceId, plan, created_at: new Date() }).execute();
  return { workspaceId, userId };
}
