import type { Endpoint } from './endpoint.ts';
import * as oauth from './oauth.ts';
import * as sandbox from './sandbox.ts';
import * as sessions from './sessions.ts';
import * as sign from './sign.ts';
import * as twoFactor from './two-factor.ts';
import * as user from './user.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;

/** Every endpoint by its name, for OpenAPI, the fuzz test and the tenant test; a new one joins by being exported. */
const exported: Record<string, unknown> = { ...user, ...sign, ...oauth, ...sessions, ...twoFactor, ...sandbox };

export const ALL_ENDPOINTS: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(exported).filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1])),
);
