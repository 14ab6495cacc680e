import type { Log } from '../log.ts';

/** An endpoint that speaks the chat protocol of OpenAI: a provider's, or a model on a machine of one's own. */
export type LlmSettings = { url: string; key: string; model: string };

export type Order = {
  instructions: string;
  text: string;
  /** An answer that would be longer is none. */
  tokensMax?: number;
};

/** What a model answers, or nothing: it was too slow, refused, or was cut off. */
export type AskModel = (order: Order) => Promise<string | undefined>;

const PATIENCE_MS = 20_000;

export type AskDeps = { log: Log; patienceMs?: number };

/** Asks once. The library is loaded with the first question: who has no model does not pay for it. */
export function createAsker({ url, key, model }: LlmSettings, { log, patienceMs = PATIENCE_MS }: AskDeps): AskModel {
  return async ({ instructions, text, tokensMax }) => {
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
        ...(tokensMax === undefined ? {} : { maxOutputTokens: tokensMax }),
      });
      if (answer.finishReason !== 'length') return answer.text;
      log.warn({ model }, 'the answer of the model was cut off');
    } catch (error) {
      // The error itself holds the question, which is nobody's business in a log.
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      log.warn({ model, reason }, 'the model gave no answer');
    }
    return undefined;
  };
}
