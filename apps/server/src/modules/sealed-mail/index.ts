export { KEPT_BY_SEALED_MAIL, SEALED_BY_SEALED_MAIL } from './kept.ts';
export { PERSONAL_DATA_OF_SEALED_MAIL } from './personal-data.repository.ts';
export { register } from './register.ts';
export type { SealedMailDeps } from './sealed-mail-deps.ts';
