export { createNameServices, type NameServices, type NameSettings } from './create-name-services.ts';
export type { DomainsDeps, MailboxesPort, NameServers, NewMailbox } from './domains-deps.ts';
export { KEPT_BY_DOMAINS } from './kept.ts';
export { listPaidDomains } from './owned/list-domains.ts';
export { register } from './register.ts';
export { SEALED_BY_DOMAINS } from './sealed.ts';
export { putInStock } from './warmed/stock.repository.ts';
