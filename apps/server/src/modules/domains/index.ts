export { createNameServices, type NameServices, type NameSettings } from './create-name-services.ts';
export { domainJobs } from './domains.jobs.ts';
export { domainRoutes } from './domains.routes.ts';
export type { DomainsDeps, MailboxesPort, NameServers, NewMailbox } from './domains-deps.ts';
export { KEPT_BY_DOMAINS } from './kept.ts';
export { listPaidDomains } from './owned/list-domains.ts';
export { domainMailWriters } from './owned/remind-expiry.ts';
export { SEALED_BY_DOMAINS } from './sealed.ts';
export { putInStock } from './warmed/stock.repository.ts';
