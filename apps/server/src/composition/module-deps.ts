import * as domains from '../modules/domains/index.ts';
import type { NotificationsDeps } from '../modules/notifications/index.ts';
import { createTextSigner } from '../platform/secrets.ts';
import { composeBilling } from './deps/billing.ts';
import { composeCardProcessor } from './deps/card-processor.ts';
import { composeDomains } from './deps/domains.ts';
import { composeLeadsAgent } from './deps/leads-agent.ts';
import { planWithCounts } from './deps/plans.ts';
import { composePush } from './deps/push.ts';
import type { Infrastructure } from './infrastructure.ts';
import { composeMail } from './mail-deps.ts';
import { composePeople } from './people-deps.ts';
import { openPostman } from './system-mail.ts';

export type ModuleDeps = Awaited<ReturnType<typeof composeModules>>;

/** What each module needs, lower layers first. */
export async function composeModules(base: Infrastructure) {
  const { config, db, jobs, log, now, box } = base;
  const people = await composePeople(base);
  const mail = await composeMail(base, people);
  const leadsAgent = await composeLeadsAgent(config, {
    box,
    resolver: base.mail.resolver,
    now,
    contacts: people.contacts,
    verification: people.verification,
    campaigns: mail.campaigns,
  });
  const cardProcessor = composeCardProcessor(config, { db, jobs, log, now, boxed: box?.cardProcessor.access });
  const domainsDeps = composeDomains(config, {
    box,
    mailboxes: mail.mailboxes,
    passwords: people.identity.passwords,
    payments: cardProcessor?.payments,
    cards: cardProcessor?.deps.cards,
  });
  const billing = composeBilling(config, {
    db,
    jobs,
    log,
    now,
    listDomains: (scope) => domains.listPaidDomains(domainsDeps, scope),
    ...(cardProcessor && { cards: cardProcessor.deps.cards, purchases: cardProcessor.purchases }),
  });
  const notifications: NotificationsDeps = {
    db,
    jobs,
    now,
    signer: createTextSigner([config.secret, ...config.oldSecrets], 'notifications'),
    planOf: (scope) => planWithCounts(db, scope, now()),
    push: composePush(base),
  };
  const postman = openPostman(base);
  return {
    ...people,
    ...mail,
    leadsAgent,
    cardProcessor,
    domains: domainsDeps,
    billing,
    notifications,
    postman,
    async close() {
      await mail.campaigns.close();
      await mail.forecast.close();
      postman.transport.close();
      await people.ledger?.departures.close();
      await people.contacts.optOuts?.close();
    },
  };
}
