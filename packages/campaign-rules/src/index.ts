export { classifyOpen } from './classify-open.ts';
