import type { Log } from '../log.ts';

/** An endpoint that speaks the chat protocol of OpenAI: a provider's, or a model on a machine of one's own. */
export type LlmSettings = { url: string; key: string; model: string };

export type Question = { instructions: string; text: string; choices: readonly string[] };

/** One of the choices, or nothing: whatever else a model says counts as not knowing. */
export type ChooseOne = (question: Question) => Promise<string | undefined>;

const PATIENCE_MS = 20_000;

type Deps = { log: Log; patienceMs?: number };

/** Asks once. The library is loaded with the first question: who has no model does not pay for it. */
export function createChooser({ url, key, model }: LlmSettings, { log, patienceMs = PATIENCE_MS }: Deps): ChooseOne {
  return async ({ instructions, text, choices }) => {
    try {
      const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ]);
      const provider = createOpenAICompatible({ name: 'configured', baseURL: url, ...(key ? { apiKey: key } : {}) });
      const answer = await generateText({
        model: provider.chatModel(model),
        instructions,
        prompt: text,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(patienceMs),
      });
      return choiceIn(answer.text, choices);
    } catch (error) {
      // The error itself holds the question, which is nobody's business in a log.
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      log.warn({ model, reason }, 'the model gave no answer');
      return undefined;
    }
  };
}

/** Models like to add a full stop, quotes or stars. */
function choiceIn(answer: string, choices: readonly string[]): string | undefined {
  const said = answer.replaceAll(/^[\s"'`*]+|[\s"'`*.]+$/g, '').toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === said);
}
