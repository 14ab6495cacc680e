import pino from 'pino';
import { hideSecrets } from './log/hide-secrets.ts';
import { prettyLine } from './log/pretty-line.ts';
import type { Repeated, RepeatFilter } from './log/repeats.ts';
import { wordsOf } from './words-of.ts';

export type Log = pino.Logger;

/** Decides about a line that carries an error: true when it was taken, to be written by `write` later or never. */
export type ErrorFilter = (error: unknown, write: () => void) => boolean;

export const LOG_FORMATS = ['json', 'pretty'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Options = {
  format?: LogFormat;
  takes?: ErrorFilter;
  repeats?: RepeatFilter;
  write?: (line: string) => void;
};

/**
 * One line an event, with its level as a word. Headers and bodies are never logged; the paths below guard against a careless
 * caller. Of an error its words are logged; where it was thrown only of bugs, which are of level error, and to who debugs.
 */
export function createLog(level: string, options: Options = {}): Log {
  const { format = 'json', takes = () => false, repeats, write = (line) => void process.stdout.write(line) } = options;
  const shape = format === 'pretty' ? prettyLine : (line: string) => line;
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['*.password', '*.token', '*.secret', '*.authorization', 'password', 'token'],
        censor: '[hidden]',
      },
      hooks: {
        logMethod(args, method, number) {
          const [fields] = args as unknown[];
          const error = fields instanceof Object && 'err' in fields ? fields.err : undefined;
          const tell = (repeated?: Repeated) =>
            method.apply(this, tellable(args, { showsStack: !repeated && isBug(number, this), ...repeated }));
          const pass = () => (repeats && number >= WARN ? repeats(incidentOf(args, number), tell) : tell());
          if (error === undefined || !takes(error, pass)) pass();
        },
      },
    },
    { write: (line) => write(shape(hideSecrets(line))) },
  );
}

const WARN = 40;
const ERROR = 50;

const isBug = (number: number, log: pino.Logger) => number >= ERROR || log.isLevelEnabled('debug');

type LogArgs = Parameters<pino.LogFn>;

/** An error as its words, and how often the line stands for. */
function tellable(args: LogArgs, { showsStack, ...repeated }: Partial<Repeated> & { showsStack: boolean }): LogArgs {
  const [first, ...rest] = args as unknown[];
  if (typeof first !== 'object' || first === null)
    return repeated.again ? ([repeated, ...args] as unknown as LogArgs) : args;
  const { err: error, ...others } = first as Record<string, unknown>;
  const reason = error === undefined ? {} : { reason: wordsOf(error) };
  const stack = showsStack && error instanceof Error ? { stack: error.stack } : {};
  return [{ ...others, ...repeated, ...reason, ...stack }, ...rest] as unknown as LogArgs;
}

/** The same message about the same thing, no matter what the server's words were this time. */
function incidentOf(args: LogArgs, number: number): string {
  const [first, message] = args as unknown[];
  if (typeof first !== 'object' || first === null) return `${number} ${String(first)}`;
  const about = Object.entries(first).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return `${number} ${String(message)} ${JSON.stringify(about)}`;
}
