import { fieldsOf } from '../serve-json.ts';
import { type ApiReply, type ApiRequest, type ApiWorld, REFUSALS, type SourceApi, withRetryAfter } from './api.ts';

const RESULTS_MAX = 10;
/** The share of questions whose turn is handed back to be gone on with. */
const PAUSES = 0.2;

const TYPES: Record<string, string> = {
  wrongKey: 'authentication_error',
  unpaid: 'billing_error',
  forbidden: 'permission_error',
  refused: 'invalid_request_error',
  tooMany: 'rate_limit_error',
  down: 'api_error',
};

const MESSAGES: Record<string, string> = {
  wrongKey: 'invalid x-api-key',
  unpaid: 'Your credit balance is too low to access the API.',
  forbidden: 'Web search is not enabled for your organization.',
  refused: 'messages: at least one message is required',
  tooMany: 'This request would exceed your rate limit.',
  down: 'Internal server error',
};

/** `POST /v1/messages` with the web search tool. */
export const claude: SourceApi = {
  quota: 1_500,
  answer(request, world) {
    const { method, path, headers, body } = request;
    if (method !== 'POST' || path !== '/v1/messages') {
      return { status: 404, body: { type: 'error', error: { type: 'not_found_error', message: 'Not found' } } };
    }
    if (headers['x-api-key'] !== world.key) return claude.refuse('wrongKey', undefined);
    const { messages, max_tokens: tokens } = fieldsOf(body);
    const isAsked = Array.isArray(messages) && messages.length > 0 && typeof tokens === 'number';
    if (headers['anthropic-version'] === undefined || !isAsked) return claude.refuse('refused', undefined);
    return { status: 200, body: answerTurn(request, messages, world) };
  },
  refuse(refusal, retryAfter): ApiReply {
    const status = REFUSALS[refusal];
    const error = { type: TYPES[refusal], message: MESSAGES[refusal] };
    return withRetryAfter({ status, body: { type: 'error', error, request_id: 'req_box' } }, retryAfter);
  },
  failWithin: () => ({
    status: 200,
    body: message(
      '',
      [searchUse('', 1), resultOf(1, { type: 'web_search_tool_result_error', error_code: 'too_many_requests' })],
      {
        stop: 'end_turn',
        searches: 0,
      },
    ),
  }),
};

/** The last line of what is asked is what is searched for. A turn may pause before the search and goes on when it comes back. */
function answerTurn({ body }: ApiRequest, messages: unknown[], { web, chance }: ApiWorld) {
  const { model, tools } = fieldsOf(body);
  const name = typeof model === 'string' ? model : '';
  const { content } = fieldsOf(messages[0]);
  const words = typeof content === 'string' ? (content.trim().split('\n').at(-1) ?? '') : '';
  const tool = Array.isArray(tools)
    ? fieldsOf(tools.find((one) => String(fieldsOf(one).type).startsWith('web_search_')))
    : {};
  if (tool.type === undefined)
    return message(name, [{ type: 'text', text: words, citations: null }], { stop: 'end_turn', searches: 0 });
  const isFirst = messages.length === 1;
  if (isFirst && chance.share(`pause ${words}`) < PAUSES)
    return message(name, [searchUse(words, 1)], { stop: 'pause_turn', searches: 0 });
  const found = web.search(words, { offset: 0, limit: RESULTS_MAX });
  const results = found.map(({ url, title }) => ({
    type: 'web_search_result',
    url,
    title,
    encrypted_content: Buffer.from(url).toString('base64'),
    page_age: null,
  }));
  const cited = found.slice(0, 3).map(({ url, title, snippet }) => ({
    type: 'text',
    text: snippet,
    citations: [
      {
        type: 'web_search_result_location',
        url,
        title,
        encrypted_index: Buffer.from(title).toString('base64'),
        cited_text: snippet.slice(0, 150),
      },
    ],
  }));
  return message(name, [...(isFirst ? [searchUse(words, 1)] : []), resultOf(1, results), ...cited], {
    stop: 'end_turn',
    searches: 1,
  });
}

const idOf = (index: number) => `srvtoolu_box${index}`;

const searchUse = (query: string, index: number) => ({
  type: 'server_tool_use',
  id: idOf(index),
  name: 'web_search',
  input: { query },
  caller: { type: 'direct' },
});

const resultOf = (index: number, content: unknown) => ({
  type: 'web_search_tool_result',
  tool_use_id: idOf(index),
  content,
  caller: { type: 'direct' },
});

const message = (model: string, content: unknown[], { stop, searches }: { stop: string; searches: number }) => ({
  id: 'msg_box',
  type: 'message',
  role: 'assistant',
  model,
  content,
  stop_reason: stop,
  stop_sequence: null,
  stop_details: null,
  container: null,
  usage: {
    input_tokens: 400 + content.length * 600,
    output_tokens: content.length * 80,
    cache_creation: null,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    service_tier: 'standard',
    server_tool_use: { web_search_requests: searches, web_fetch_requests: 0 },
  },
});
