/** SQLSTATE: connection exceptions, shut down, crashed, starting up (PostgreSQL's manual, appendix A). */
const STATES = /^(?:08\w{3}|57P0[1-3])$/;
const SYSTEM_CODES = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver and the pool say, and what is left of an error that came from another thread. */
const WORDS =
  /connection terminated|terminating connection|the database system is|connection error and is not queryable|client was closed|timeout exceeded when trying to connect|timeout expired|connect ECONNREFUSED/i;

const NO_SPACE = /no space left on device/i;

/** Whether an error may mean that the database cannot be reached. Only asking it tells for sure. */
export const isConnectionLoss = (error: unknown): boolean =>
  isAnywhere(error, ({ code, message }) => STATES.test(code) || SYSTEM_CODES.test(code) || WORDS.test(message));

/** SQLSTATE disk_full, or the system's own word where a file of ours is written. */
export const isDiskFull = (error: unknown): boolean =>
  isAnywhere(error, ({ code, message }) => code === '53100' || code === 'ENOSPC' || NO_SPACE.test(message));

function isAnywhere(error: unknown, fits: (said: { code: string; message: string }) => boolean): boolean {
  if (!(error instanceof Object)) return false;
  const said: { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown } = error;
  if (fits({ code: textOf(said.code), message: textOf(said.message) })) return true;
  return (
    isAnywhere(said.cause, fits) || (Array.isArray(said.errors) && said.errors.some((each) => isAnywhere(each, fits)))
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
