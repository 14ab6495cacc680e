import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { checkMail as call, SendingWarning } from '@outrider/contract/compose/sending-help';
import { AppError } from '@outrider/contract/errors';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { checkBeforeSending } from '@outrider/mail-kit/compose/check-before-sending';
import { htmlToPlain } from '@outrider/mail-kit/compose/html-to-plain';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listAddressVerdicts } from '../../contacts/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { readDraft } from '../drafts/drafts.repository.ts';

export async function checkMail(
  deps: ComposeDeps,
  scope: Scope,
  wish: z.output<typeof call.input>,
): Promise<{ warnings: SendingWarning[] }> {
  const attrs = 'attrs' in wish ? wish.attrs : (await readDraft(deps.db, scope, wish.draftId))?.attrs;
  if (!attrs) throw new AppError('composeNotFound');
  return { warnings: [...(await checkPeople(deps, scope, attrs)), ...checkText(attrs)] };
}

/** Who is not to be written to, and who is not there: each once, in their order. */
async function checkPeople(deps: ComposeDeps, scope: Scope, { to, cc, bcc }: ComposeAttrs): Promise<SendingWarning[]> {
  const addresses = [...to, ...cc, ...bcc].flatMap((typed) => parseAddress(typed.trim())?.address.toLowerCase() ?? []);
  const emails = [...new Set(addresses)];
  if (emails.length === 0) return [];
  const suppressed = await deps.findSuppressed(scope, emails);
  const verdicts = await listAddressVerdicts(deps.db, scope, emails);
  return emails.flatMap((email): SendingWarning[] => {
    const stop = suppressed.get(email);
    if (stop) return [{ kind: 'suppressed', email, reason: stop.reason, at: stop.at.toISOString() }];
    const category = verdicts.get(email)?.category;
    return category === 'INVALID' || category === 'DOMAIN_ERROR' ? [{ kind: 'deadAddress', email }] : [];
  });
}

function checkText({ subject, to, cc, bcc, showOneRcpt, content, isHtml, ...attrs }: ComposeAttrs): SendingWarning[] {
  const files = [...attrs.attachments, ...attrs.cloudattachments].filter(
    ({ deleted, inlined }) => !deleted && !inlined,
  );
  const text = isHtml ? htmlToPlain(content, 'own') : content;
  return checkBeforeSending({ subject, to, cc, bcc, showOneRcpt, text, files: files.length });
}
