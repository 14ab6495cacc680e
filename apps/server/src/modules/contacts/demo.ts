export { type DemoPeople, demoContacts } from './demo/demo-contacts.ts';
export { seedDemoContacts } from './demo/seed-demo-contacts.ts';
export { describeImport } from './import/describe-import.ts';
export { importText } from './import/import-text.ts';
export { findNewestNamed } from './import/imports.repository.ts';
