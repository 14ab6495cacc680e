import type { SourceApiTrouble } from '@outrider/contract/sandbox';
import type { CompanyWeb } from '../company-web/company-web.ts';
import type { JsonRequest } from '../serve-json.ts';
import type { Chance } from '../world/chance.ts';

/** Its path begins behind the name of the API. */
export type ApiRequest = JsonRequest;

export type ApiReply = { status: number; body: unknown; headers?: Record<string, string> };

export type ApiWorld = {
  web: CompanyWeb;
  chance: Chance;
  now: () => Date;
  /** Where the APIs are reached. */
  origin: string;
  /** What every one of them takes as a key. */
  key: string;
};

/** Refusals by which every API is tried; each says them in its own shape. */
export const REFUSALS = { wrongKey: 401, unpaid: 402, forbidden: 403, refused: 422, tooMany: 429, down: 503 } as const;
export type Refusal = keyof typeof REFUSALS;

/** An API in the shape its maker published. */
export type SourceApi = {
  answer(request: ApiRequest, world: ApiWorld): ApiReply;
  /** `retryAfter` as the header has it, where there is one. */
  refuse(refusal: Refusal, retryAfter: string | undefined): ApiReply;
  /** How it fails within an answer that is well otherwise, where it does. */
  failWithin?(): ApiReply;
  /** Requests a day. */
  quota: number;
};

export const isRefusal = (trouble: SourceApiTrouble): trouble is SourceApiTrouble & Refusal => trouble in REFUSALS;

export const withRetryAfter = (reply: ApiReply, retryAfter: string | undefined): ApiReply =>
  retryAfter === undefined ? reply : { ...reply, headers: { ...reply.headers, 'retry-after': retryAfter } };

/** A number of a question, within what the API takes. */
export function numberIn(
  text: string | null,
  usual: number,
  { min, max }: { min: number; max: number },
): number | undefined {
  if (text === null || text === '') return usual;
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
