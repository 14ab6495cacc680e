import type { SendingWarning } from '@outrider/contract/compose/sending-help';
import { checkMail as checkMailCall } from '../../api/compose/sending-help.ts';
import { attrsOf } from './state/attrs.ts';
import type { ComposedMail } from './state/mail.ts';

/** What is worth a second look before a mail leaves. */
export async function checkMail(mail: ComposedMail): Promise<SendingWarning[]> {
  const attrs = attrsOf(mail);
  // What is to be encrypted is not shown to the server, and then it cannot miss a subject.
  const asked = mail.setEncrypt ? { ...attrs, subject: '-' } : attrs;
  return (await checkMailCall({ attrs: asked })).warnings;
}
