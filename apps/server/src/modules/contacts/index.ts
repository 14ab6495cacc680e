export { addContacts } from './add-contacts.ts';
export { addFoundPeople } from './add-found-people.ts';
export { countContacts } from './contact-counts.repository.ts';
export type { ContactsDeps } from './contacts-deps.ts';
export { listFields } from './fields.repository.ts';
export type { ImportDeps } from './import/import-deps.ts';
export { listImportedEmails } from './import/imported-emails.repository.ts';
export { KEPT_BY_IMPORTS } from './import/kept.ts';
export { PERSONAL_DATA_OF_IMPORTS } from './import/person.repository.ts';
export { KEPT_BY_CONTACTS } from './kept.ts';
export { listEmailsOf } from './listing/emails.repository.ts';
export { listAnswered } from './ports/answered.repository.ts';
export {
  countChosen,
  forgetCampaign,
  listAddressVerdicts,
  listChosenEmails,
  noteAddedToCampaign,
} from './ports/campaign-side.repository.ts';
export { countAtDomain } from './ports/colleagues.repository.ts';
export { findCompanies, findPeople, type PersonHit } from './ports/find-people.repository.ts';
export { findKnownAddresses } from './ports/known-addresses.repository.ts';
export { type ContactToWrite, findContactsToWrite, listContactsToWrite } from './ports/recipients.repository.ts';
export { noteSentMails } from './ports/sent-mails.repository.ts';
export { contactValue, listContactValues } from './ports/values.repository.ts';
export { recordVerifications } from './ports/verification.repository.ts';
export { register } from './register.ts';
export { PERSONAL_DATA_OF_CONTACTS } from './removing/person.repository.ts';
export { settleContacts } from './removing/settle-contacts.ts';
export { findSuppressed, type Suppressed } from './suppressions/find-suppressed.ts';
export { type OptOuts, openOptOuts } from './suppressions/opt-outs.ts';
export { suppressPerson } from './suppressions/suppress.ts';
export { noteContactEvent, retractContactEvent } from './timeline/events.repository.ts';
export { findContactDetail } from './timeline/read-contact.ts';
