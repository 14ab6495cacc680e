import type { ReferenceKind } from '@outrider/contract/compose/attrs';
import { toasts } from '../../platform/toasts.ts';
import { composer } from './composer.ts';
import type { OpenMail } from './state/compose-state.ts';
import type { OpenWhat } from './state/composer-deps.ts';

async function open(what: OpenWhat, timeZone: string, place?: OpenMail['place']): Promise<void> {
  try {
    await composer.open(what, timeZone, place);
  } catch (error) {
    if (error instanceof Error) toasts.showServerMessage(error.message);
  }
}

/** A draft of ours, or one another mail program left in the Drafts folder. */
export const openDraftMail = (what: { draftId: string } | { mid: string }, timeZone: string) => open(what, timeZone);

/** An answer begins in the thread it belongs to, everything else in the window. */
export const answerMail = (
  { mid, kind, tid }: { mid: string; kind: ReferenceKind; tid: string | undefined },
  timeZone: string,
) =>
  open(
    { reference: { mid, kind } },
    timeZone,
    tid !== undefined && (kind === 'reply' || kind === 'replyAll') ? { kind: 'inline', tid } : { kind: 'dock' },
  );

/** Several mails as the attachments of a new one. */
export const attachMails = (mids: string[], timeZone: string) => open({ attach: mids }, timeZone);
