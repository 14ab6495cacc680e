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

/** `used` is unknown where an answer was lost, or says nothing of it. A refusal costs nothing. */
export type MeteredAnswer = { text: string | undefined; used: { input: number; output: number } | undefined };
export type AskMetered = (order: Order, signal?: AbortSignal) => Promise<MeteredAnswer>;

const PATIENCE_MS = 20_000;

export type AskDeps = { log: Log; patienceMs?: number };

export function createAsker(settings: LlmSettings, deps: AskDeps): AskModel {
  const ask = createMeteredAsker(settings, deps);
  return async (order) => (await ask(order)).text;
}

/** Asks once. The library is loaded with the first question: who has no model does not pay for it. */
export function createMeteredAsker(
  { url, key, model }: LlmSettings,
  { log, patienceMs = PATIENCE_MS }: AskDeps,
): AskMetered {
  return async ({ instructions, text, tokensMax }, signal) => {
    const [{ APICallError, generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const patience = AbortSignal.timeout(patienceMs);
    try {
      const provider = createOpenAICompatible({ name: 'configured', baseURL: url, ...(key ? { apiKey: key } : {}) });
      const {
        finishReason,
        usage,
        text: said,
      } = await generateText({
        model: provider.chatModel(model),
        instructions,
        prompt: text,
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, patience]) : patience,
        ...(tokensMax === undefined ? {} : { maxOutputTokens: tokensMax }),
      });
      const { inputTokens: input, outputTokens: output } = usage;
      const used = input === undefined || output === undefined ? undefined : { input, output };
      if (finishReason !== 'length') return { text: said, used };
      log.warn({ model }, 'the answer of the model was cut off');
      return { text: undefined, used };
    } catch (error) {
      // The error itself holds the question, which must not stand in a log.
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      log.warn({ model, reason }, 'the model gave no answer');
      const isRefused = APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400;
      return { text: undefined, used: isRefused ? { input: 0, output: 0 } : undefined };
    }
  };
}
