import type { Check } from '@outrider/mailbox-checks/check';
import { judgeMailbox } from '@outrider/mailbox-checks/judge-mailbox';
import { gatherAnswers } from './gather-answers.ts';
import { type CheckingDeps, gatherFacts, type MailboxToCheck } from './gather-facts.ts';

/** Every check of a mailbox, with what it found and how to repair it. */
export async function checkMailbox(deps: CheckingDeps, mailbox: MailboxToCheck): Promise<Check[]> {
  const facts = await gatherFacts(deps, mailbox);
  const dns = await gatherAnswers(deps.resolver, (dns) => judgeMailbox(facts, dns));
  return judgeMailbox(facts, dns);
}
