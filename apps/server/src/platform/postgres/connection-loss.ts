/** SQLSTATE: connection exceptions, shut down, crashed, starting up (PostgreSQL's manual, appendix A). */
const STATES = /^(?:08\w{3}|57P0[1-3])$/;
const SYSTEM_CODES = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver and the pool say, and what is left of an error that came from another thread. */
const WORDS =
  /connection terminated|terminating connection|the database system is|connection error and is not queryable|client was closed|timeout exceeded when trying to connect|timeout expired|connect ECONNREFUSED/i;

/** Whether an error may mean that the database cannot be reached. Only asking it tells for sure. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Object)) return false;
  const { code, message, cause, errors } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string' && (STATES.test(code) || SYSTEM_CODES.test(code))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  return isConnectionLoss(cause) || (Array.isArray(errors) && errors.some(isConnectionLoss));
}
