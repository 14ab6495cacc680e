export { type Box, type BoxOptions, startBox } from './box.ts';
