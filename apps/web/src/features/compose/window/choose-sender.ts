import { composer } from '../composer.ts';
import type { Sender } from '../state/mail.ts';
import { writeReceiver } from '../state/receivers.ts';

/** Another sender, by hand: a mailbox, or one of its aliases. */
export function chooseSender(cid: string, { accountId, email, name, aliasId }: Sender): void {
  const sender = writeReceiver({ email, name });
  composer.change(cid, (mail) => ({
    ...mail,
    _account: accountId,
    sender,
    optSenderStr: '',
    aliasSender: aliasId === '' ? undefined : { id: aliasId, name, nickName: name, mailEmail: email },
  }));
}
