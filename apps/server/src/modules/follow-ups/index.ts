export { describeFollowUps } from './enrolment/describe-follow-ups.ts';
export { noteFollowUp } from './enrolment/note-follow-up.ts';
export { register } from './register.ts';
