export { type Box, type BoxOptions, startBox } from './box.ts';
export { describeRecord } from './dns/records.ts';
export type { ChosenAct } from './people/people.ts';
