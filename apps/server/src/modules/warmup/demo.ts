export { seedWarmupHistory } from './seed-history.ts';
