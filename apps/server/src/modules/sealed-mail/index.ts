export { KEPT_BY_SEALED_MAIL, SEALED_BY_SEALED_MAIL } from './kept.ts';
export { sealedMailWriters } from './notice-mails.ts';
export { PERSONAL_DATA_OF_SEALED_MAIL } from './personal-data.repository.ts';
export { sealedMailRoutes } from './sealed-mail.routes.ts';
export type { SealedMailDeps } from './sealed-mail-deps.ts';
