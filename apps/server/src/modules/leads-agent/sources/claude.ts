import { z } from 'zod';
import { type ApiDeps, askApi } from './ask-api.ts';
import { addSpent, failed, NOTHING_SPENT } from './failure.ts';
import { readHit } from './hit.ts';
import { CLAUDE_SEARCH_MICROS, claudeTokenMicros } from './prices.ts';
import type { Hit, SearchWeb, SourceTrouble, Spent } from './source.ts';

export type ClaudeSettings = { url: string; key: string; model: string };

/** Without a bound one question costs about a dollar. */
const SEARCHES_MAX = 2;
/** The text is not read, only what was searched and cited. */
const TOKENS_MAX = 1_024;
/** A turn that takes long is handed back to be gone on with. */
const TURNS_MAX = 4;
const TIMEOUT_MS = 60_000;
/** What found pages can fill: the window of the models. */
const WINDOW_TOKENS = 200_000;

/** One turn, searches aside: everything said before is read again. */
const turnMostMicros = (model: string) => claudeTokenMicros(model, { input: WINDOW_TOKENS, output: TOKENS_MAX });

/** The most that one question costs. A turn that would pass it is not asked for. */
export const claudeMostMicros = (model: string): number =>
  2 * turnMostMicros(model) + SEARCHES_MAX * CLAUDE_SEARCH_MICROS;

const result = z.object({ type: z.literal('web_search_result'), url: z.string(), title: z.string().nullish() });
const trouble = z.object({ type: z.literal('web_search_tool_result_error'), error_code: z.string() });
const citation = z.object({ url: z.string().nullish(), cited_text: z.string().nullish() });

const block = z.looseObject({
  type: z.string(),
  content: z.unknown().optional(),
  citations: z.unknown().optional(),
});

const answer = z.object({
  content: z.array(block),
  stop_reason: z.string().nullish(),
  usage: z.object({
    input_tokens: z.number().nonnegative(),
    output_tokens: z.number().nonnegative(),
    server_tool_use: z.object({ web_search_requests: z.number().nonnegative() }).nullish(),
  }),
});
type Turn = z.infer<typeof answer>;
type Message = { role: 'user' | 'assistant'; content: unknown };

/** Searching fails inside an answer that is well otherwise. */
const TROUBLES: Record<string, SourceTrouble> = {
  too_many_requests: 'busy',
  unavailable: 'unavailable',
  invalid_tool_input: 'refused',
  query_too_long: 'refused',
  request_too_large: 'refused',
  max_uses_exceeded: 'refused',
};

/** The results of the web search of Claude. What the model writes of them is not used. */
export function createClaudeSearch({ url, key, model }: ClaudeSettings, deps: ApiDeps): SearchWeb {
  const [turnMicros, mostMicros] = [turnMostMicros(model), claudeMostMicros(model)];
  const searchesMicros = (searches: number) => searches * CLAUDE_SEARCH_MICROS;

  function spentOn({ usage }: Turn): Spent {
    const searches = usage.server_tool_use?.web_search_requests ?? 0;
    const tokens = claudeTokenMicros(model, { input: usage.input_tokens, output: usage.output_tokens });
    return { requests: 1, micros: searchesMicros(searches) + tokens };
  }

  const mayGoOn = (spent: Spent, searches: number) =>
    searches < SEARCHES_MAX && spent.micros + turnMicros + searchesMicros(SEARCHES_MAX - searches) <= mostMicros;

  const request = (messages: Message[], searchesLeft: number) => ({
    model,
    max_tokens: TOKENS_MAX,
    messages,
    tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: searchesLeft }],
  });

  return async (query, { limit, offset, signal }) => {
    if (offset > 0) return { kind: 'answered', value: { hits: [], obliged: '' }, spent: NOTHING_SPENT };
    const address = new URL(`${url}/v1/messages`);
    const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
    const messages: Message[] = [{ role: 'user', content: promptOf(query) }];
    const turns: Turn[] = [];
    let spent = NOTHING_SPENT;
    let searches = 0;
    do {
      const body = request(messages, SEARCHES_MAX - searches);
      const got = await askApi(
        deps,
        { url: address, headers, body, signal, secret: key, timeoutMs: TIMEOUT_MS },
        answer,
      );
      if (got.kind === 'failed') {
        // What was searched before is paid, and stays.
        const micros = got.isCharged ? searchesMicros(SEARCHES_MAX - searches) + turnMicros : 0;
        spent = addSpent(spent, { requests: 1, micros });
        if (turns.length === 0) return { ...got.failure, spent };
        break;
      }
      turns.push(got.value);
      spent = addSpent(spent, spentOn(got.value));
      searches += got.value.usage.server_tool_use?.web_search_requests ?? 0;
      messages.push({ role: 'assistant', content: got.value.content });
    } while (turns.at(-1)?.stop_reason === 'pause_turn' && turns.length < TURNS_MAX && mayGoOn(spent, searches));
    const blocks = turns.flatMap(({ content }) => content);
    const hits = hitsIn(blocks).slice(0, limit);
    const [code] = troublesIn(blocks);
    if (hits.length === 0 && code !== undefined) {
      return failed(TROUBLES[code] ?? 'unavailable', { said: `web_search: ${code}`, spent });
    }
    return { kind: 'answered', value: { hits, obliged: '' }, spent };
  };
}

/** The question is the user's own; it is asked as it is, in one search. */
const promptOf = (query: string) =>
  `Search the web once for the following words, exactly as they stand, and list the pages you found:\n${query}`;

type Block = z.infer<typeof block>;

function hitsIn(blocks: Block[]): Hit[] {
  const cited = citationsIn(blocks);
  const hits = blocks
    .filter(({ type, content }) => type === 'web_search_tool_result' && Array.isArray(content))
    .flatMap(({ content }) => (content as unknown[]).map((found) => result.safeParse(found).data))
    .flatMap((found) => (found ? readHit(found.url, found.title ?? '', cited.get(found.url)) : []));
  return [...new Map(hits.map((hit) => [hit.url, hit])).values()];
}

function citationsIn(blocks: Block[]): Map<string, string> {
  const cited = new Map<string, string>();
  for (const { type, citations } of blocks) {
    if (type !== 'text' || !Array.isArray(citations)) continue;
    for (const one of citations) {
      const { url, cited_text: text } = citation.safeParse(one).data ?? {};
      if (url && text) cited.set(url, `${cited.get(url) ?? ''} ${text}`.trim());
    }
  }
  return cited;
}

const troublesIn = (blocks: Block[]): string[] =>
  blocks.flatMap(({ type, content }) =>
    type === 'web_search_tool_result' ? (trouble.safeParse(content).data?.error_code ?? []) : [],
  );
