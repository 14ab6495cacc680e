import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay } from './ranges.ts';

const TOKENS_MAX = 20;
const MESSAGES_MAX = 200;

const cardToken = z.string().min(20, 'malformed').max(100, 'malformed');

export const createTaskCard = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/cards/task',
  access: 'login',
  summary: 'Note a task that goes out as a card; its link leads to a page where the recipient says that it is done',
  input: z.object({
    title: z.string().trim().min(1, 'blank').max(200, 'tooLong'),
    /** Empty: it has none. */
    due: z.union([z.literal(''), calendarDay]).default(''),
  }),
  output: z.object({ link: z.string() }),
  errors: [],
});

export const readTaskCards = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/cards/tasks',
  access: 'login',
  summary: 'What became of tasks, by the tokens of their links; those of others are left out',
  input: z.object({ tokens: z.array(cardToken).max(TOKENS_MAX) }),
  output: z.object({
    tasks: z.array(
      z.object({ token: z.string(), title: z.string(), due: z.string(), doneAt: z.iso.datetime().nullable() }),
    ),
  }),
  errors: [],
});

export const MEETING_ANSWERS = ['accepted', 'declined', 'tentative'] as const;

export const listMeetingAnswers = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/cards/answers',
  access: 'login',
  summary: 'Answers to invitations that came with messages',
  input: z.object({ mids: z.array(z.uuid()).max(MESSAGES_MAX) }),
  output: z.object({
    answers: z.array(z.object({ mid: z.uuid(), attendee: z.string(), answer: z.enum(MEETING_ANSWERS) })),
  }),
  errors: [],
});
