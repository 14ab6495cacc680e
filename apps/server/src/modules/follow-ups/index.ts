export { describeFollowUps } from './enrolment/describe-follow-ups.ts';
export { noteFollowUp } from './enrolment/note-follow-up.ts';
export { followUpJobs } from './follow-ups.jobs.ts';
export { followUpRoutes } from './follow-ups.routes.ts';
