import { listDoubts } from '@outrider/contract/campaigns/doubts';
import { mailsOf } from '../judge.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { senderOf } from '../world/places.ts';
import { readFolder } from '../world/read-maildir.ts';

/**
 * Neither host files what is submitted: a minute later each mail lies in Sent once, also where no folder says it is that.
 * Only what the product knows to have left is filed, so that a mail in doubt may be missing there.
 */
export async function findCopies({ world, owner, check }: Trial, persons: string[], campaignId: string): Promise<void> {
  const arrived = await mailsOf(world, persons);
  for (const host of [world.north, world.south]) {
    const sender = senderOf(host.host);
    const sent = arrived.filter((mail) => mail.header('from').includes(sender));
    const copies = await until(`Sent of ${sender} is complete`, async () => {
      const ids = (await readFolder(host, sender, '.Sent')).map(({ messageId }) => messageId);
      const missing = sent.filter(({ messageId }) => !ids.includes(messageId));
      if (missing.length > 2) return undefined;
      const { doubts } = await owner.call(listDoubts, { campaignId });
      const isOpen = (to: string) => doubts.some(({ email, settled }) => email === to && !settled);
      return missing.every(({ to }) => isOpen(to)) && ids;
    });
    check(new Set(copies).size === copies.length, `Sent of ${sender} holds ${copies.length} mails, each once`);
  }
}
