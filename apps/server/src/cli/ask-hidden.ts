import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';

type Terminal = { input: Readable; output: Writable };

/** Asks for a secret; what is typed is shown nowhere. Undefined for Ctrl-C and the end of the input. */
export async function askHidden({ input, output }: Terminal, question: string): Promise<string | undefined> {
  // The line editor repeats each key to its own output, which goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input, output: nowhere, terminal: true });
  output.write(question);
  try {
    const ended = new Promise<undefined>((resolve) => {
      editor.once('SIGINT', () => resolve(undefined));
      editor.once('close', () => resolve(undefined));
    });
    return await Promise.race([editor.question(''), ended]);
  } finally {
    editor.close();
    output.write('\n');
  }
}
