import { type AskDeps, createAsker, type LlmSettings } from './ask-model.ts';

export type Question = { instructions: string; text: string; choices: readonly string[] };

/** One of the choices, or nothing: anything else a model says counts as not knowing. */
export type ChooseOne = (question: Question) => Promise<string | undefined>;

export function createChooser(settings: LlmSettings, deps: AskDeps): ChooseOne {
  const ask = createAsker(settings, deps);
  return async ({ choices, ...question }) => {
    const answer = await ask(question);
    return answer === undefined ? undefined : choiceIn(answer, choices);
  };
}

/** Models like to add a full stop, quotes or stars. */
function choiceIn(answer: string, choices: readonly string[]): string | undefined {
  const said = answer.replaceAll(/^[\s"'`*]+|(?<![\s"'`*.])[\s"'`*.]+$/g, '').toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === said);
}
