export { type DemoPeople, demoContacts } from './demo-contacts.ts';
export { seedDemoContacts } from './seed-demo-contacts.ts';
