export type StreamEvent = { id: string; data: string };

const FIELD = /^([^:]*)(?:: ?(.*))?$/;

/** Server-sent events as they come in (WHATWG HTML, 9.2.6); an event that was cut off at the end is none. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = '';
  let id = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (kept + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      kept = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { id, data: data.join('\n') };
          data = [];
          continue;
        }
        const [, name, said = ''] = FIELD.exec(line) ?? [];
        if (name === 'id') id = said;
        if (name === 'data') data.push(said);
        // A line that begins with a colon says only that the server is still there.
        if (name === '') yield { id, data: '' };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
