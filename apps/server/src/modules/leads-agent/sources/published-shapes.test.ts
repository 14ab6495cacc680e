import { text } from 'node:stream/consumers';
import type {
  Message,
  MessageCreateParamsNonStreaming,
  WebSearchToolResultError,
} from '@anthropic-ai/sdk/resources/messages';
import type { GenerateContentResponse } from '@google/genai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoxedSources, QUERY } from './box-sources-testing.ts';
import { claudeMostMicros, createClaudeSearch } from './claude.ts';
import { startWeb, type TestedWeb } from './crawl/web-testing.ts';
import { createGeminiSearch, geminiMostMicros } from './gemini.ts';

/** Answers as they are published, held to the makers' own types: a field changed here fails to compile. */
const GEMINI = {
  candidates: [
    {
      content: { role: 'model', parts: [{ text: 'Größe: 40 people. Kontara is in Berlin.' }] },
      finishReason: 'STOP' as NonNullable<NonNullable<GenerateContentResponse['candidates']>[number]['finishReason']>,
      groundingMetadata: {
        webSearchQueries: ['fintech Berlin', 'Kontara'],
        searchEntryPoint: { renderedContent: '<div class="container"></div>' },
        groundingChunks: [
          { web: { uri: 'https://kontara.test/team', title: 'kontara.test' } },
          { web: { uri: 'https://lendra.test/', title: 'lendra.test' } },
        ],
        groundingSupports: [
          { segment: { startIndex: 20, endIndex: 41 }, groundingChunkIndices: [0, 1], confidenceScores: [0.9, 0.8] },
        ],
      },
    },
  ],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, thoughtsTokenCount: 5, totalTokenCount: 35 },
  modelVersion: 'gemini-3.8-flash',
} satisfies Pick<GenerateContentResponse, 'candidates' | 'usageMetadata' | 'modelVersion'>;

const CLAUDE = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-5-5',
  content: [
    {
      type: 'server_tool_use',
      id: 'srvtoolu_1',
      name: 'web_search',
      input: { query: 'fintech' },
      caller: { type: 'direct' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_1',
      caller: { type: 'direct' },
      content: [
        {
          type: 'web_search_result',
          url: 'https://kontara.test/team',
          title: 'Team',
          encrypted_content: 'x',
          page_age: null,
        },
      ],
    },
    {
      type: 'text',
      text: 'Kontara is in Berlin.',
      citations: [
        {
          type: 'web_search_result_location',
          url: 'https://kontara.test/team',
          title: 'Team',
          cited_text: 'Kontara, Berlin',
          encrypted_index: 'x',
        },
      ],
    },
  ],
  stop_reason: 'end_turn',
} satisfies Pick<Message, 'id' | 'type' | 'role' | 'model' | 'content' | 'stop_reason'>;

const CODES = {
  too_many_requests: 'busy',
  unavailable: 'unavailable',
  invalid_tool_input: 'refused',
  query_too_long: 'refused',
  max_uses_exceeded: 'refused',
  request_too_large: 'refused',
} satisfies Record<WebSearchToolResultError['error_code'], string>;

const USAGE = { input_tokens: 1_000, output_tokens: 100, server_tool_use: { web_search_requests: 2 } };

let web: TestedWeb;
let reply: unknown;
let body = '';
beforeAll(async () => {
  web = await startWeb((request, response) => {
    void text(request).then((whole) => {
      body = whole;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
});
afterAll(() => web.stop());

const settings = (model: string) => ({ url: `http://127.0.0.1:${web.port}`, key: 'key', model });
const wish = () => ({ limit: 10, offset: 0, signal: new AbortController().signal });
const deps = () => ({ now: () => new Date(), network: web.network });

describe('an answer in the shape of the maker’s package', () => {
  test('is read from Gemini, with citations by bytes and each search billed', async () => {
    reply = GEMINI;
    const answer = await createGeminiSearch(settings('gemini-3.8-flash'), deps())(QUERY, wish());
    expect(answer).toMatchObject({
      kind: 'answered',
      value: {
        hits: [
          { url: 'https://kontara.test/team', snippet: 'Kontara is in Berlin.' },
          { url: 'https://lendra.test/', snippet: 'Kontara is in Berlin.' },
        ],
        obliged: '<div class="container"></div>',
      },
      spent: { requests: 1, micros: 28_000 + 203 },
    });
  });

  test('is read from Claude, whose question fits the package too', async () => {
    reply = { ...CLAUDE, usage: USAGE };
    const answer = await createClaudeSearch(settings('claude-haiku-5-5'), deps())(QUERY, wish());
    expect(answer).toMatchObject({
      kind: 'answered',
      value: { hits: [{ url: 'https://kontara.test/team', title: 'Team', snippet: 'Kontara, Berlin' }] },
      spent: { requests: 1, micros: 20_000 + 750 },
    });
    const tools = [
      { type: 'web_search_20250305', name: 'web_search', max_uses: 2 },
    ] satisfies MessageCreateParamsNonStreaming['tools'];
    expect(JSON.parse(body)).toMatchObject({ model: 'claude-haiku-5-5', tools });
  });

  test.each(Object.entries(CODES))('with %s within is %s from Claude', async (error_code, trouble) => {
    const failed = {
      type: 'web_search_tool_result',
      tool_use_id: 'x',
      content: { type: 'web_search_tool_result_error', error_code },
    };
    reply = { ...CLAUDE, content: [failed], usage: USAGE };
    const answer = await createClaudeSearch(settings('claude-haiku-5-5'), deps())(QUERY, wish());
    expect(answer).toMatchObject({ kind: 'failed', trouble, spent: { requests: 1, micros: 20_750 } });
  });

  test('of a turn that pauses for ever is given up, and paid', async () => {
    const usage = { ...USAGE, server_tool_use: null };
    reply = { ...CLAUDE, stop_reason: 'pause_turn', content: CLAUDE.content.slice(0, 1), usage };
    const answer = await createClaudeSearch(settings('claude-haiku-5-5'), deps())(QUERY, wish());
    expect(answer).toMatchObject({ kind: 'answered', value: { hits: [] }, spent: { requests: 4, micros: 3_000 } });
  });

  test('of a turn that read all it can hold is gone on with once, so that it costs no more than was held for it', async () => {
    const usage = { ...USAGE, input_tokens: 200_000, output_tokens: 1_024, server_tool_use: null };
    reply = { ...CLAUDE, stop_reason: 'pause_turn', content: CLAUDE.content.slice(0, 1), usage };
    const { spent } = await createClaudeSearch(settings('claude-haiku-5-5'), deps())(QUERY, wish());
    expect(spent.requests).toBe(2);
    expect(spent.micros).toBeLessThanOrEqual(claudeMostMicros('claude-haiku-5-5'));
  });

  test('of ten searches costs no more at Gemini than was held for it', async () => {
    const [candidate] = GEMINI.candidates;
    const searched = { ...candidate?.groundingMetadata, webSearchQueries: Array.from({ length: 10 }, () => QUERY) };
    const usageMetadata = { promptTokenCount: 300, toolUsePromptTokenCount: 290_000, candidatesTokenCount: 8_192 };
    reply = { candidates: [{ ...candidate, groundingMetadata: searched }], usageMetadata };
    const { spent } = await createGeminiSearch(settings('gemini-3.8-flash'), deps())(QUERY, wish());
    expect(spent.micros).toBeGreaterThan(140_000);
    expect(spent.micros).toBeLessThanOrEqual(geminiMostMicros('gemini-3.8-flash'));
  });
});

describe('what the box answers', () => {
  test('is a message of Claude and a response of Gemini, field by field', async () => {
    const { apis } = await openBoxedSources();
    try {
      const post = async (url: string, headers: Record<string, string>, sent: unknown) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
        return (await fetch(url, { ...init, body: JSON.stringify(sent) })).json();
      };
      const { claude, gemini } = apis.access;
      const message = (await post(
        `${claude.url}/v1/messages`,
        { 'x-api-key': claude.key, 'anthropic-version': '2023-06-01' },
        { max_tokens: 10, messages: [{ role: 'user', content: 'team' }], tools: [{ type: 'web_search_20250305' }] },
      )) as Message;
      expect(Object.keys(message)).toEqual(expect.arrayContaining(Object.keys(CLAUDE)));
      const types = message.content.map(({ type }) => type);
      expect(types.every((type) => CLAUDE.content.some((block) => block.type === type))).toBe(true);
      const response = (await post(
        `${gemini.url}/v1beta/models/gemini-3.8-flash:generateContent`,
        { 'x-goog-api-key': gemini.key },
        { contents: [{ parts: [{ text: 'team' }] }], tools: [{ googleSearch: {} }] },
      )) as GenerateContentResponse;
      const [known] = GEMINI.candidates;
      const [candidate] = response.candidates ?? [];
      expect(Object.keys(candidate?.groundingMetadata ?? {}).sort()).toEqual(
        Object.keys(known?.groundingMetadata ?? {}).sort(),
      );
      expect(candidate?.groundingMetadata?.groundingSupports?.[0]?.segment?.endIndex).toBeGreaterThan(0);
    } finally {
      await apis.close();
    }
  });
});
