import type { NotificationFacts } from '@outrider/contract/notifications';
import { generatePath } from 'react-router';
import { accountPath, mailPath, paths, searchPath, verificationPath } from '../../../paths/paths.ts';

/** Where what a notification tells is shown. */
export function notificationPath(facts: NotificationFacts): string {
  switch (facts.kind) {
    case 'interestedReply':
      return mailPath(facts.tid, facts.mid);
    case 'mailboxError':
      return accountPath(facts.accountId);
    case 'guardRail':
    case 'campaignFinished':
      return generatePath(paths.campaign.detail, { id: facts.campaignId });
    case 'verificationDone':
      return verificationPath(facts.taskId);
    case 'searchHeld':
      return searchPath(facts.taskId);
    case 'quotaNearlyUsed':
    case 'paymentDisputed':
      return paths.setting.billing;
  }
}
