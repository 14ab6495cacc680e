import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line per event. Headers and bodies are never logged; these paths guard against a careless caller. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.token', '*.secret', '*.authorization', 'password', 'token'],
      censor: '[hidden]',
    },
  });
