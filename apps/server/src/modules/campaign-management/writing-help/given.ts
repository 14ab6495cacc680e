import type { WritingTask } from '@outrider/contract/campaigns/writing';

/** All a model is given: what the user wrote and wants, and what values are called. Never a value of a lead. */
export type Given = {
  task: WritingTask;
  /** From 0. */
  round: number;
  wish: string;
  subject: string;
  /** The mail as it stands, and the one of the round before, as marked text. */
  content: string;
  earlier: string;
  /** Names that may stand in braces. */
  variables: readonly string[];
};

/** Everything that came from a person: what is not in it is the model's own. */
export const givenText = ({ wish, subject, content, earlier }: Given): string =>
  [wish, subject, content, earlier].join('\n');
