export { planOfWorkspace, type WorkspacePlan } from './plan-of-workspace.ts';
