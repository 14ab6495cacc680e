export { firstStepsRoutes } from './first-steps.routes.ts';
