export { type DemoPeople, demoContacts } from './demo-contacts.ts';
export { describeImport } from './import/describe-import.ts';
export { importText } from './import/import-text.ts';
export { findNewestNamed } from './import/imports.repository.ts';
export { seedDemoContacts } from './seed-demo-contacts.ts';
