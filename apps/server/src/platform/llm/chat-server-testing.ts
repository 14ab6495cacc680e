import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { LlmSettings } from './ask-model.ts';

type Asked = { key: string | undefined; model: string; messages: { role: string; content: string }[] };

/** Speaks the chat protocol of OpenAI and says what it is set to: "silence" is no answer, "refusal" is an error, "…" at the end is cut off. */
export async function startChatServer(say: (asked: Asked) => string) {
  const asked: Asked[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = (await json(request)) as Omit<Asked, 'key'>;
    const question = { ...body, key: request.headers.authorization };
    asked.push(question);
    const said = say(question);
    if (said === 'silence') return;
    if (said === 'refusal') return answer(response, 503, { error: { message: 'overloaded', type: 'server_error' } });
    const message = { role: 'assistant', content: said };
    answer(response, 200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: said.endsWith('…') ? 'length' : 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: LlmSettings = { url: `http://127.0.0.1:${port}/v1`, key: 'a key', model: 'small-model' };
  return {
    settings,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
