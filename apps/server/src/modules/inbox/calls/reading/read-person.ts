import type { readPerson as readCall, Stage } from '@outrider/contract/inbox/inbox';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import { countAtDomain, findContactDetail } from '../../../contacts/index.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { deleteStage, findStage, findWriter, saveStage } from '../changing/stages.repository.ts';

/** Who the other person is, for the page beside a thread. A stranger has a name and threads, and nothing else yet. */
export async function readPerson(
  { db, isFreeMail, campaignsOf }: Pick<InboxCallsDeps, 'db' | 'isFreeMail' | 'campaignsOf'>,
  scope: Scope,
  email: string,
): Promise<z.input<typeof readCall.output>> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const detail = await findContactDetail(db, scope, email);
  const writer = await findWriter(db, scope, email);
  const atCompany = isFreeMail(domain) ? 0 : await countAtDomain(db, scope, domain);
  const known = detail ? `${detail.firstName} ${detail.lastName}`.trim() : '';
  return {
    email,
    name: known || writer.name,
    contact: detail ?? null,
    stage: await findStage(db, scope, email),
    timeline: detail?.timeline ?? [],
    notes: detail?.notes ?? [],
    colleagues: Math.max(0, atCompany - (detail && atCompany > 0 ? 1 : 0)),
    threads: writer.threads,
    campaigns: await campaignsOf(scope, email),
  };
}

export async function setStage(
  { db, now }: Pick<InboxCallsDeps, 'db' | 'now'>,
  scope: Scope,
  { email, stage }: { email: string; stage: Stage | null },
) {
  if (stage === null) await deleteStage(db, scope, email);
  else await saveStage(db, scope, email, stage, now());
  return {};
}
