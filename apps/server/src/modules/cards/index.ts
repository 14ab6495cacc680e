export type { CardsDeps } from './cards-deps.ts';
export { handleMeetingAnswer } from './handle-meeting-answer.ts';
export { KEPT_BY_CARDS } from './kept.ts';
export { PERSONAL_DATA_OF_CARDS } from './personal-data.repository.ts';
export { register } from './register.ts';
