import type { listDrafts as call } from '@outrider/contract/compose/drafts';
import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { copyStateOf } from './describe-draft.ts';
import { type ListedDraft, listDraftRows } from './drafts.repository.ts';

const place = z.tuple([
  z
    .string()
    .regex(/^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/)
    .refine((at) => !Number.isNaN(Date.parse(at)) && isDay(at.slice(0, 10))),
  z.uuid(),
]);

/** The calendar has it: a browser takes the 30th of February for the second of March, and the database does not. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

export async function listDrafts(
  { db }: ComposeDeps,
  scope: Scope,
  { accountId, mid, after, limit }: z.output<typeof call.input>,
): Promise<z.input<typeof call.output>> {
  const wanted = { mailboxId: accountId, mid, after: readPlace(after), limit: limit + 1 };
  const { rows, total } = await listDraftRows(db, scope, wanted);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { drafts: shown.map(describe), next: last ? `${last.at} ${last.id}` : '', total };
}

/** A moment with the digits a Date would round off, and an id. */
function readPlace(after: string) {
  if (after === '') return undefined;
  const cut = after.lastIndexOf(' ');
  const { data } = place.safeParse([after.slice(0, Math.max(cut, 0)), after.slice(cut + 1)]);
  if (!data) throw new AppError('parameterError', { data: { problem: 'after' } });
  return { at: data[0], id: data[1] };
}

const describe = (draft: ListedDraft) => ({
  draftId: draft.id,
  revision: draft.revision,
  state: draft.state,
  accountId: draft.mailboxId,
  savedAt: draft.savedAt.toISOString(),
  copy: { state: copyStateOf(draft), words: draft.copyWords },
  subject: draft.storedAttrs.subject,
  to: draft.storedAttrs.to,
  summary: draft.summary,
  attachments: draft.storedAttrs.attachments.length,
  reference: draft.storedAttrs.reference,
});
