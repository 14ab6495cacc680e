import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { stripLabelFromAll } from './contact-book.ts';
import type { LabelKind } from './contacts.tables.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { countLabels } from './labels.repository.ts';
import { settleContacts } from './removing/settle-contacts.ts';

type OfWorkspace = { workspaceId: string };

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'contacts.settle': OfWorkspace;
    'contacts.count-labels': OfWorkspace;
    'contacts.strip-label': OfWorkspace & { kind: LabelKind; labelId: string };
  }
}

const ofWorkspace = z.object({ workspaceId: z.uuid() });

export const contactJobs = (deps: ContactsDeps): JobDefinition[] => [
  defineJob({
    name: 'contacts.settle',
    payload: ofWorkspace,
    concurrency: 1,
    retryLimit: 20,
    handle: (scope) => settleContacts(deps, scope),
  }),
  defineJob({
    name: 'contacts.count-labels',
    payload: ofWorkspace,
    concurrency: 1,
    retryLimit: 1,
    handle: (scope) => deps.db.transaction().execute((trx) => countLabels(trx, scope)),
  }),
  defineJob({
    name: 'contacts.strip-label',
    payload: ofWorkspace.extend({ kind: z.enum(['tag', 'list']), labelId: z.uuid() }),
    concurrency: 1,
    retryLimit: 20,
    handle: ({ workspaceId, kind, labelId }) => stripLabelFromAll(deps, { workspaceId }, kind, labelId),
  }),
];
