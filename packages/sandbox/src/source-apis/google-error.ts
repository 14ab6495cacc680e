import { type ApiReply, REFUSALS, type Refusal } from './api.ts';

const SAYS: Record<Refusal, { status: string; message: string; reason: string }> = {
  wrongKey: {
    status: 'INVALID_ARGUMENT',
    message: 'API key not valid. Please pass a valid API key.',
    reason: 'API_KEY_INVALID',
  },
  unpaid: {
    status: 'FAILED_PRECONDITION',
    message: 'Please enable billing on your project.',
    reason: 'BILLING_DISABLED',
  },
  forbidden: {
    status: 'PERMISSION_DENIED',
    message: 'Your project has been denied access.',
    reason: 'SERVICE_DISABLED',
  },
  refused: { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.', reason: 'badRequest' },
  tooMany: { status: 'RESOURCE_EXHAUSTED', message: 'You exceeded your current quota.', reason: 'rateLimitExceeded' },
  down: { status: 'UNAVAILABLE', message: 'The service is currently unavailable.', reason: 'backendError' },
};

/** An error as Google's APIs shape it. A wrong key is a 400, and when to ask again stands in the body. */
export function googleError(refusal: Refusal, retryAfter: string | undefined): ApiReply {
  const { status, message, reason } = SAYS[refusal];
  const code = refusal === 'wrongKey' ? 400 : REFUSALS[refusal];
  const isSeconds = retryAfter !== undefined && /^\d+$/.test(retryAfter);
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' },
    ...(isSeconds ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }] : []),
  ];
  return {
    status: code,
    // A date has no place in the body.
    ...(retryAfter !== undefined && !isSeconds ? { headers: { 'retry-after': retryAfter } } : {}),
    body: { error: { code, message, errors: [{ message, domain: 'global', reason }], status, details } },
  };
}
