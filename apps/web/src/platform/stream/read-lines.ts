/** The lines of an answer as they come in; a line that was cut off at the end is none. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (kept + decoder.decode(value, { stream: true })).split('\n');
      kept = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield line;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
