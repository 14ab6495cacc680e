import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { campaignId } from './campaign.ts';
import { mailContent } from './mail-content.ts';

/** Room to say what it is about; more than that is the mail itself. */
export const WISH_MAX = 2_000;

export const WRITING_TASKS = ['write', 'rewrite', 'shorten'] as const;
export type WritingTask = (typeof WRITING_TASKS)[number];

export const readWritingHelp = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/writing-help',
  access: 'login',
  summary: 'Whether a language model may be asked for mails here, and which',
  input: z.object({}),
  output: z.object({ model: z.string().nullable() }),
  errors: [],
});

/** What a model proposed, with what the user should look at before taking it. */
export const proposal = z.object({
  /** Empty where it has none: the subject stays as it is. */
  subject: z.string(),
  /** The same mail as a page and as plain text. */
  html: z.string(),
  text: z.string(),
  model: z.string(),
  /** Taken out of it: variables no lead has, links and addresses nobody gave. */
  leftOut: z.object({ variables: z.array(z.string()), links: z.array(z.string()) }),
  /** Figures in it that were in nothing the user wrote. */
  figures: z.array(z.string()),
});
export type Proposal = z.infer<typeof proposal>;

export const proposeContent = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/writing-help/propose',
  access: 'login',
  summary:
    'Ask a language model for a mail, or for a better one. It is shown, never put in by itself; no lead is told of',
  input: z
    .object({
      campaignId,
      round: z.int().min(0).max(19),
      task: z.enum(WRITING_TASKS),
      /** What a new mail is to say, or what is to be different. */
      wish: z.string().trim().max(WISH_MAX, 'tooLong').default(''),
      /** As it stands in the editor, saved or not. */
      content: mailContent,
    })
    .refine(({ task, wish }) => task !== 'write' || wish !== '', { path: ['wish'], error: 'blank' }),
  output: proposal,
  errors: ['notFound', 'writingHelpOff', 'nothingToRewrite', 'modelSilent', 'modelUnusable'],
  bodyMaxBytes: 2_097_152,
});
