import { z } from 'zod';
import { type ApiDeps, askApi } from './ask-api.ts';
import { NOTHING_SPENT } from './failure.ts';
import { readGoogleRefusal } from './google-refusal.ts';
import { readHit } from './hit.ts';
import { GEMINI_PROMPT_MICROS, GEMINI_SEARCH_MICROS, geminiTokenMicros } from './prices.ts';
import { type RedirectDeps, resolveRedirect } from './resolve-redirect.ts';
import type { Hit, SearchWeb } from './source.ts';

export type GeminiSettings = { url: string; key: string; model: string };

const TIMEOUT_MS = 60_000;
/** Thinking counts in. The text itself is hardly read. */
const TOKENS_MAX = 8_192;
/** Google bounds neither the searches of one prompt nor what they bring: so many, of so many tokens each, are reckoned with. */
const SEARCHES_MOST = 10;
const TOKENS_A_SEARCH = 30_000;
const SUGGESTIONS_MAX = 50_000;
/** Where Google's redirects lead through; what else is given as a page is one. */
const REDIRECT_PATH = '/grounding-api-redirect/';

const index = z.number().int().nonnegative();
const support = z.object({
  segment: z
    .object({
      partIndex: index.nullish(),
      startIndex: index.nullish(),
      endIndex: index.nullish(),
      text: z.string().nullish(),
    })
    .nullish(),
  groundingChunkIndices: z.array(index).nullish(),
});

const candidate = z.object({
  content: z.object({ parts: z.array(z.object({ text: z.string().nullish() })).nullish() }).nullish(),
  groundingMetadata: z
    .object({
      webSearchQueries: z.array(z.string()).nullish(),
      searchEntryPoint: z.object({ renderedContent: z.string().nullish() }).nullish(),
      groundingChunks: z
        .array(z.object({ web: z.object({ uri: z.string(), title: z.string().nullish() }).nullish() }))
        .nullish(),
      groundingSupports: z.array(support).nullish(),
    })
    .nullish(),
});
type Candidate = z.infer<typeof candidate>;

const answer = z.object({
  candidates: z.array(candidate),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().nonnegative().nullish(),
      toolUsePromptTokenCount: z.number().nonnegative().nullish(),
      candidatesTokenCount: z.number().nonnegative().nullish(),
      thoughtsTokenCount: z.number().nonnegative().nullish(),
    })
    .nullish(),
});

// Gemini 3 bills each search, the ones before each prompt.
const searchMicros = (model: string, searches: number) =>
  /^gemini-[12]\b/.test(model) ? Math.min(searches, 1) * GEMINI_PROMPT_MICROS : searches * GEMINI_SEARCH_MICROS;

/** The most that one question is reckoned to cost. */
export const geminiMostMicros = (model: string): number =>
  searchMicros(model, SEARCHES_MOST) +
  geminiTokenMicros(model, { input: SEARCHES_MOST * TOKENS_A_SEARCH, output: TOKENS_MAX });

/** The pages behind an answer of Gemini with Google Search. What the model writes is used only where it was cited. */
export function createGeminiSearch({ url, key, model }: GeminiSettings, deps: ApiDeps & RedirectDeps): SearchWeb {
  function microsOf({ candidates: [first], usageMetadata: used }: z.infer<typeof answer>): number {
    const input = (used?.promptTokenCount ?? 0) + (used?.toolUsePromptTokenCount ?? 0);
    const output = (used?.candidatesTokenCount ?? 0) + (used?.thoughtsTokenCount ?? 0);
    const searches = first?.groundingMetadata?.webSearchQueries?.length ?? 0;
    return searchMicros(model, searches) + geminiTokenMicros(model, { input, output });
  }

  return async (query, { limit, offset, signal }) => {
    if (offset > 0) return { kind: 'answered', value: { hits: [], obliged: '' }, spent: NOTHING_SPENT };
    const address = new URL(`${url}/v1beta/models/${encodeURIComponent(model)}:generateContent`);
    const body = {
      contents: [{ role: 'user', parts: [{ text: promptOf(query) }] }],
      tools: [{ googleSearch: {} }],
      generationConfig: { maxOutputTokens: TOKENS_MAX },
    };
    const headers = { 'x-goog-api-key': key };
    const got = await askApi(
      deps,
      { url: address, headers, body, signal, secret: key, timeoutMs: TIMEOUT_MS },
      answer,
      readGoogleRefusal,
    );
    if (got.kind === 'failed') {
      const micros = got.isCharged ? geminiMostMicros(model) : 0;
      return { ...got.failure, spent: { requests: 1, micros } };
    }
    const [first] = got.value.candidates;
    const cited = citedIn(first);
    const chunks = (first?.groundingMetadata?.groundingChunks ?? []).slice(0, limit);
    const found = await Promise.all(
      chunks.map(async ({ web }, chunk): Promise<Hit[]> => {
        const page = web && (await pageOf(web.uri, signal));
        return page ? readHit(page, web.title ?? '', cited.get(chunk)) : [];
      }),
    );
    const hits = [...new Map(found.flat().map((hit) => [hit.url, hit])).values()];
    const suggestions = first?.groundingMetadata?.searchEntryPoint?.renderedContent ?? '';
    const obliged = suggestions.length <= SUGGESTIONS_MAX ? suggestions : '';
    return { kind: 'answered', value: { hits, obliged }, spent: { requests: 1, micros: microsOf(got.value) } };
  };

  /** The redirects expire, so a page is known by where they lead now. */
  async function pageOf(uri: string, signal: AbortSignal): Promise<string | undefined> {
    const parsed = URL.parse(uri);
    if (!parsed?.pathname.includes(REDIRECT_PATH)) return uri;
    return resolveRedirect(deps, parsed, { trusted: new URL(url).origin, signal });
  }
}

const promptOf = (query: string) => `Search the web for the following words and name the pages you found:\n${query}`;

/** What was said of each chunk. Offsets count bytes of UTF-8, within one part. */
function citedIn(from: Candidate | undefined): Map<number, string> {
  const parts = (from?.content?.parts ?? []).map(({ text }) => Buffer.from(text ?? ''));
  const cited = new Map<number, string>();
  for (const { segment, groundingChunkIndices } of from?.groundingMetadata?.groundingSupports ?? []) {
    const part = parts[segment?.partIndex ?? 0];
    const said = segment?.text ?? part?.subarray(segment?.startIndex ?? 0, segment?.endIndex ?? 0).toString('utf8');
    for (const chunk of said ? (groundingChunkIndices ?? []) : []) {
      cited.set(chunk, `${cited.get(chunk) ?? ''} ${said}`.trim().slice(0, SNIPPET_MAX));
    }
  }
  return cited;
}

const SNIPPET_MAX = 1_000;
