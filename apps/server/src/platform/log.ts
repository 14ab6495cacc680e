import pino from 'pino';

export type Log = pino.Logger;

/** Decides about a line that carries an error: true when it was taken, to be written by `write` later or never. */
export type ErrorFilter = (error: unknown, write: () => void) => boolean;

/** One JSON line per event. Headers and bodies are never logged; these paths guard against a careless caller. */
export const createLog = (level: string, takes: ErrorFilter = () => false): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.token', '*.secret', '*.authorization', 'password', 'token'],
      censor: '[hidden]',
    },
    hooks: {
      logMethod(args, method) {
        const [fields] = args as unknown[];
        const write = () => method.apply(this, args);
        if (!(fields instanceof Object && 'err' in fields && takes(fields.err, write))) write();
      },
    },
  });
