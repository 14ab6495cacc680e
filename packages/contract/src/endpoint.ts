import type { z } from 'zod';
import type { ErrorName } from './errors.ts';

/** Who may call: anybody, or a user who is signed in (the path then carries `/biz/`). */
export type Access = 'public' | 'login';

export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST';
  /** Whole path with its prefix: /sirius (main), /tp (mail proxy), /account (mailboxes), /contacts. */
  path: `/${string}`;
  /** Where the input travels. GET always uses the query. */
  sends?: 'body' | 'query';
  access: Access;
  summary: string;
  input: I;
  output: O;
  /** Refusals particular to this call; malformed input, throttling and lost log-ins can happen everywhere. */
  errors: readonly ErrorName[];
  /**
   * The code every refusal of this call carries, where the specification gives it one. The text stays the refusal's own, and
   * `reason` has the catalogue's code.
   */
  failsAs?: number;
  /** The body is bytes of a file (application/octet-stream); the input then travels in the query. */
  takes?: 'bytes';
  /** How large its body may be, where the usual limit is too small. Only a user who is signed in may send so much. */
  bodyMaxBytes?: number;
  /**
   * The mail proxy's envelope has `S_OK` for 0 and for `data` the fields of `output`, one of which is `var` (specification,
   * section 7). Without an envelope: `lines` come as they happen, each a JSON object of `output`, and `events` as server-sent
   * events, each with an id to go on after; a `file` is bytes. A refusal is an envelope all the same.
   */
  answersAs?: 'proxy' | 'lines' | 'events' | 'file';
  /** Why no screen uses it; a test holds every other call against the screens. */
  withoutScreen?: string;
};

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(definition: Endpoint<I, O>) => definition;

/** The answer of every call. Code 0 is success; a refusal carries its catalogue code and the text for people. */
export type Answer<T> =
  | { code: 0; message: string; data: T }
  | { code: number | string; message: string; data: unknown; reason?: number | string };

export const PROXY_OK = 'S_OK';

export const inputTravelsInQuery = ({ method, sends }: Pick<Endpoint, 'method' | 'sends'>) =>
  method === 'GET' || sends === 'query';
