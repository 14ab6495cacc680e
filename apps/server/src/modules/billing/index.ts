export { planOfWorkspace } from './plan-of-workspace.ts';
