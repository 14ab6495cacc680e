import type { Task } from '../store/tasks.repository.ts';

/** How many more who fit may come. A preview shows whomever it judged; beside that, nobody comes for whom nothing is set aside. */
export const roomOf = (task: Task): number => {
  if (isPreviewing(task)) return Number.POSITIVE_INFINITY;
  const { state, wanted, charged, due, reserved } = task;
  return state === 'running' ? Math.min(wanted - charged, reserved) - due : 0;
};

/** Also of what was being read when the preview ended: a sample without those who fit would be none. */
export const isPreviewing = ({ state }: Task): boolean => state === 'previewing' || state === 'previewed';
