import { composeAnswer, type composeInput } from '@outrider/contract/compose/compose-call';
import type { z } from 'zod';
import { mailProxy } from '../../api/inbox/proxy.ts';
import { config } from '../../platform/app-config.ts';
import type { ComposedMail } from './state/mail.ts';

type ComposeInput = z.input<typeof composeInput>;

/** The name and version of what wrote a mail. */
const xMailerExt = `${config.appName} ${config.version}`;

export async function callCompose(
  mail: ComposedMail,
  composeInfo: ComposeInput['composeInfo'],
  beside: Pick<ComposeInput, 'deliverEmail' | 'mid'> = {},
) {
  const asked = { func: 'mbox:compose' as const, _account: mail._account, composeInfo, ...beside };
  return composeAnswer.parse(await mailProxy(asked, { silent: true }));
}

export const everyAction = (mail: ComposedMail) => ({
  func: 'mbox:compose' as const,
  id: mail.draftId ?? mail.cid,
  mailTrace: mail.mailTrace,
  xMailerExt,
  ...(mail.scheduleDate === '' ? {} : { clientTimeZone: mail.scheduleDateTimeZone }),
  noticeSenderReceivers: mail.senderReceivers.length > 0,
  // From the moment it is switched on, the server forgets what was written before.
  ...(mail.setEncrypt || mail.isEncryptedMail ? { encrypt: 1 as const, cl_send: 2 as const } : {}),
  flagLinkAttached: mail.entry.linkAttached,
});
