import { pick, type RandomSource } from './random-source.ts';
import { ANSWER_DETAILS, ANSWERS, CLOSINGS, GREETINGS, MATTERS, SIGN_OFFS } from './warmup-words.ts';

export type WarmupText = { subject: string; text: string };

type TextInput = {
  threadId: string;
  /** 1 for the mail that begins the conversation. */
  place: number;
  /** As it stands in the mailbox's settings. Partners see no more of each other than any mail shows. */
  senderName: string;
  random: RandomSource;
};

/**
 * Ordinary talk between people who work together: no links, no offers, nothing to count. The words are drawn from the
 * thread and the place in it, so they are the same however often the mail is written.
 */
export function writeWarmupText({ threadId, place, senderName, random }: TextInput): WarmupText {
  const draw = <T>(part: string, from: readonly [T, ...T[]]) => pick(random, `${part} of ${threadId}`, from);
  const drawHere = <T>(part: string, from: readonly [T, ...T[]]) => draw(`${part} at ${place}`, from);
  const matter = draw('matter', MATTERS);
  const subject = draw('subject', matter.subjects);
  const said =
    place === 1
      ? [
          `${drawHere('opening', matter.openings)} ${drawHere('detail', matter.details)}`,
          drawHere('question', matter.questions),
        ]
      : [`${drawHere('answer', ANSWERS[Math.min(place, 4) - 2] ?? ANSWERS[0])} ${drawHere('detail', ANSWER_DETAILS)}`];
  const lines = [
    drawHere('greeting', GREETINGS),
    ...said,
    drawHere('closing', CLOSINGS),
    [drawHere('sign-off', SIGN_OFFS), firstName(senderName)].filter(Boolean).join('\n'),
  ];
  return { subject: place === 1 ? subject : `Re: ${subject}`, text: `${lines.join('\n\n')}\n` };
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
