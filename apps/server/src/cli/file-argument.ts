import { parseArgs } from 'node:util';

/** The one file a command is about; otherwise whether its usage was asked for. */
export function fileIn(args: string[]): string | { isAsked: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  return values.help || !file || positionals.length > 1 ? { isAsked: values.help } : file;
}

/** Gives the exit code: not to know how is a mistake, to ask is none. */
export function showUsage(usage: string, { isAsked }: { isAsked: boolean }): number {
  (isAsked ? process.stdout : process.stderr).write(usage);
  return isAsked ? 0 : 2;
}
