export { type Box, type BoxOptions, startBox } from './box.ts';
export {
  type CompanyWeb,
  makeCompanyWeb,
  type SearchHit,
  type WebCompany,
  type WebPage,
  type WebPerson,
} from './company-web/company-web.ts';
export { type BoxRecord, describeRecord } from './dns/records.ts';
export type { ChosenAct } from './people/people.ts';
export { PRACTICE_FILE_NAME, writePracticeFile } from './practice/practice-file.ts';
export { drawPracticePeople, PRACTICE_PEOPLE, type PracticePerson } from './practice/practice-people.ts';
