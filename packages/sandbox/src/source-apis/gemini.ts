import { fieldsOf } from '../serve-json.ts';
import type { ApiReply, ApiRequest, ApiWorld, SourceApi } from './api.ts';
import { googleError } from './google-error.ts';

const CHUNKS_MAX = 10;
/** How long a redirect leads anywhere. */
const REDIRECT_LIVES_MS = 3_600_000;
const REDIRECT = '/grounding-api-redirect/';

/** `POST /v1beta/models/…:generateContent` with Google Search, and the redirects its answers are made of. */
export const gemini: SourceApi = {
  quota: 1_500,
  answer(request, world) {
    const { method, path, headers, body } = request;
    if (path.startsWith(REDIRECT)) return redirect(path.slice(REDIRECT.length), world);
    if (method !== 'POST' || !/^\/v1beta\/models\/[\w.-]+:generateContent$/.test(path)) {
      return { status: 404, body: { error: { code: 404, message: 'models/… is not found', status: 'NOT_FOUND' } } };
    }
    if (headers['x-goog-api-key'] !== world.key) return googleError('wrongKey', undefined);
    const words = wordsOf(body);
    if (words === '') return googleError('refused', undefined);
    return { status: 200, body: ground(words, request, world) };
  },
  refuse: googleError,
};

/** The last line of what is asked is what is searched for; the model of the box does nothing else. */
function wordsOf(body: unknown): string {
  const { contents } = fieldsOf(body);
  const { parts } = fieldsOf(Array.isArray(contents) ? contents.at(-1) : undefined);
  const text = Array.isArray(parts) ? fieldsOf(parts.at(-1)).text : '';
  return typeof text === 'string' ? (text.trim().split('\n').at(-1) ?? '') : '';
}

function ground(words: string, { path, body }: ApiRequest, { web, origin, now }: ApiWorld) {
  const usesSearch = JSON.stringify(fieldsOf(body).tools ?? []).includes('googleSearch');
  const found = usesSearch ? web.search(words, { offset: 0, limit: CHUNKS_MAX }) : [];
  const expiresAt = now().getTime() + REDIRECT_LIVES_MS;
  // Letters of several bytes stand before what is cited, so that who counts characters cites the wrong words.
  let text = `Für „${words}“:\n`;
  const supports = found.map(({ snippet }, index) => {
    const startIndex = Buffer.byteLength(text);
    text += snippet;
    const segment = { startIndex, endIndex: Buffer.byteLength(text), text: snippet };
    text += '\n';
    // Every second one without its text, as it may be left out.
    return { segment: index % 2 === 0 ? segment : { ...segment, text: undefined }, groundingChunkIndices: [index] };
  });
  return {
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: 'STOP',
        index: 0,
        ...(found.length > 0
          ? {
              groundingMetadata: {
                webSearchQueries: [words],
                searchEntryPoint: { renderedContent: suggestionOf(words) },
                groundingChunks: found.map(({ url }) => ({
                  web: { uri: `${origin}/gemini${REDIRECT}${tokenOf(url, expiresAt)}`, title: new URL(url).hostname },
                })),
                groundingSupports: supports,
              },
            }
          : {}),
      },
    ],
    usageMetadata: {
      promptTokenCount: 30,
      toolUsePromptTokenCount: found.length * 40,
      candidatesTokenCount: Math.ceil(text.length / 4),
      totalTokenCount: 30 + found.length * 40 + Math.ceil(text.length / 4),
    },
    modelVersion: path.split('/').at(-1)?.split(':')[0] ?? '',
    responseId: 'box',
  };
}

const suggestionOf = (words: string) =>
  `<style>.container{display:flex}</style><div class="container"><a class="chip" href="https://www.google.com/search?q=${encodeURIComponent(words)}">${words.replace(/[<>&]/g, '')}</a></div>`;

const tokenOf = (url: string, expiresAt: number) => Buffer.from(`${expiresAt} ${url}`).toString('base64url');

function redirect(token: string, { now }: ApiWorld): ApiReply {
  const [expiresAt = '', url = ''] = Buffer.from(token, 'base64url').toString().split(' ');
  const leads = URL.canParse(url) && Number(expiresAt) > now().getTime();
  return leads ? { status: 302, body: '', headers: { location: url } } : { status: 404, body: '<html>404</html>' };
}
