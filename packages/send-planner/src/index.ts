export { explain } from './explain.ts';
export { forecast } from './forecast.ts';
