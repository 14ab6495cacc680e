import type { Check } from '@outrider/mailbox-checks/check';
import { judgeMailbox } from '@outrider/mailbox-checks/judge-mailbox';
import { gatherAnswers } from './gather-answers.ts';
import { type CheckingDeps, gatherFacts, type MailboxToCheck } from './gather-facts.ts';

export async function checkMailbox(deps: CheckingDeps, mailbox: MailboxToCheck): Promise<Check[]> {
  const facts = await gatherFacts(deps, mailbox);
  const dns = await gatherAnswers(deps.resolver, (dns) => judgeMailbox(facts, dns));
  return judgeMailbox(facts, dns);
}
