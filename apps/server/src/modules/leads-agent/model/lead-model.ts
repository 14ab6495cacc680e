import type { ModelOrder } from '@outrider/lead-finder/model/model-order';
import type { AskMetered } from '../../../platform/llm/ask-model.ts';

/** In US dollars for a million tokens: the same in millionths of a dollar for one. */
export type ModelPrice = { input: number; output: number };

/** A model that helps the rules. It may be slow, wrong or gone: what it says is checked, and nothing depends on it. */
export type LeadModel = {
  /** The most that an order costs. */
  mostMicros(order: ModelOrder): number;
  ask(order: ModelOrder, signal: AbortSignal): Promise<ModelAnswer>;
};

export type ModelAnswer = { text: string | undefined; micros: number };

/** What the protocol itself adds to the words. */
const FRAME_TOKENS = 200;

export function createLeadModel(ask: AskMetered, price: ModelPrice): LeadModel {
  const microsOf = ({ input, output }: ModelPrice) => Math.ceil(input * price.input + output * price.output);
  // A token is a byte at least.
  const mostMicros = ({ instructions, text, tokensMax }: ModelOrder) =>
    microsOf({ input: Buffer.byteLength(instructions) + Buffer.byteLength(text) + FRAME_TOKENS, output: tokensMax });
  return {
    mostMicros,
    async ask(order, signal) {
      const most = mostMicros(order);
      if (signal.aborted) return { text: undefined, micros: 0 };
      const { text, used } = await ask(order, signal);
      return { text, micros: used ? Math.min(most, microsOf(used)) : most };
    },
  };
}
