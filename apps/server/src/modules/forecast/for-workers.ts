/** What worker threads are given, without what only the product's own thread needs. */
export { createWorlds } from './planner/planner-world.ts';
