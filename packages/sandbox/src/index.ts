export { type Box, type BoxOptions, startBox } from './box.ts';
export type { ChosenAct } from './people/people.ts';
