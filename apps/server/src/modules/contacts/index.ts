export { addContacts } from './add-contacts.ts';
export { addFoundPeople } from './add-found-people.ts';
export { listAnswered } from './answered.repository.ts';
export {
  countChosen,
  forgetCampaign,
  listAddressVerdicts,
  listChosenEmails,
  noteAddedToCampaign,
} from './campaign-side.repository.ts';
export { countAtDomain } from './colleagues.repository.ts';
export { countContacts } from './contact-counts.repository.ts';
export type { ContactsDeps } from './contacts-deps.ts';
export { listEmailsOf } from './emails.repository.ts';
export { noteContactEvent, retractContactEvent } from './events.repository.ts';
export { listFields } from './fields.repository.ts';
export { findCompanies, findPeople, type PersonHit } from './find-people.repository.ts';
export { findSuppressed, type Suppressed } from './find-suppressed.ts';
export type { ImportDeps } from './import/import-deps.ts';
export { listImportedEmails } from './import/imported-emails.repository.ts';
export { KEPT_BY_IMPORTS } from './import/kept.ts';
export { PERSONAL_DATA_OF_IMPORTS } from './import/person.repository.ts';
export { KEPT_BY_CONTACTS } from './kept.ts';
export { findKnownAddresses } from './known-addresses.repository.ts';
export { type OptOuts, openOptOuts } from './opt-outs.ts';
export { PERSONAL_DATA_OF_CONTACTS } from './person.repository.ts';
export { findContactDetail } from './read-contact.ts';
export { type ContactToWrite, findContactsToWrite, listContactsToWrite } from './recipients.repository.ts';
export { register } from './register.ts';
export { noteSentMails } from './sent-mails.repository.ts';
export { settleContacts } from './settle-contacts.ts';
export { suppressPerson } from './suppress.ts';
export { contactValue, listContactValues } from './values.repository.ts';
export { recordVerifications } from './verification.repository.ts';
