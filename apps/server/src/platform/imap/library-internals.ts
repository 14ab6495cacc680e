import type { ImapFlow, ImapFlowError } from 'imapflow';
import type { ImapClient } from './imap-client.ts';

/*
 * All that we use of imapflow beyond what it promises. `library-internals.test.ts` fails where a version of it is made
 * differently; nothing else in the product may reach into the library.
 */

type Wire = { exec(command: string, ...rest: unknown[]): Promise<{ next(): void }> };

/** None of these commands leaves the client, also not when the library itself sends it. */
export function refuseCommands(client: ImapFlow, refused: ReadonlySet<string>, why: string): void {
  const wire = client as unknown as Wire;
  const exec = wire.exec.bind(client);
  wire.exec = (command, ...rest) =>
    refused.has(command.toUpperCase()) ? Promise.reject(new Error(`${command} ${why}`)) : exec(command, ...rest);
}

/** An atom, a string or a literal as the library writes it; a list of them stands in brackets. */
export type Attribute = { type: 'SEQUENCE' | 'STRING' | 'ATOM' | 'LITERAL'; value: string | Buffer } | Attribute[];

/** A command that the library has no method for; literals and their continuation are its own. */
export async function runCommand(client: ImapClient, command: string, attributes: Attribute[]): Promise<void> {
  const response = await (client as unknown as Wire).exec(command, attributes);
  response.next();
}

/** A line as the library hands it from one half of itself to the other, the literals beside it. */
export type ResponseLine = { payload: Buffer; literals: readonly Buffer[] };

const LINE_HANDLER = 'handleResponse';

/**
 * Shows every line to `take` before the library reads it, until the returned function is called; the library never sees one
 * that was taken. Where a version of it has no such place, it goes on reading all of them.
 */
export function interceptLines(client: ImapClient, take: (line: ResponseLine) => boolean): () => void {
  const usual: unknown = Reflect.get(client, LINE_HANDLER);
  if (typeof usual !== 'function') return () => undefined;
  Reflect.set(
    client,
    LINE_HANDLER,
    (line: ResponseLine): unknown => take(line) || Reflect.apply(usual, client, [line]),
  );
  return () => void Reflect.deleteProperty(client, LINE_HANDLER);
}

type WarningLog = { warn: (entry: { err?: ImapFlowError }) => void };

/** The library tells the words of a refusal to its log alone. */
export function hearWarnings(client: ImapClient, hear: (error: ImapFlowError) => void): void {
  const { log } = client as unknown as { log: WarningLog };
  const { warn } = log;
  log.warn = (entry) => {
    if (entry.err) hear(entry.err);
    warn.call(log, entry);
  };
}
