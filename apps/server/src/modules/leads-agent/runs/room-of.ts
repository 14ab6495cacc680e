import type { Task } from '../store/tasks.repository.ts';

/** How many more who fit may come. A preview shows all it judged; beside that, a person comes only where quota is set aside. */
export const roomOf = ({ state, wanted, charged, due, reserved }: Task): number => {
  if (state === 'previewing') return Number.POSITIVE_INFINITY;
  return state === 'running' ? Math.min(wanted - charged, reserved) - due : 0;
};
