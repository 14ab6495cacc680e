import { type Endpoint, inputTravelsInQuery, PROXY_OK } from '@outrider/contract/endpoint';
import { ERRORS, type ErrorName } from '@outrider/contract/errors';
import { fill } from '@outrider/contract/languages';
import { BODY_LIMIT_BYTES } from '@outrider/contract/limits';
import { z } from 'zod';
import { sizeText } from './size-text.ts';

/** Refusals every endpoint can answer with, beside its own. */
const EVERYWHERE: ErrorName[] = ['parameterError', 'bodyTooLarge', 'notJson', 'tooManyRequests', 'serverError'];

const TOO_MANY = 429;
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

type JsonSchema = { required?: string[]; properties?: Record<string, unknown> };

/** The OpenAPI 3.1 document, made from the same definitions the server parses with. */
export function openApi(endpoints: Record<string, Endpoint>, { version, title }: { version: string; title: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Answers are {code, message, data}; code 0 is success.' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(name: string, endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input');
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[4] ?? 'other'],
    ...(endpoint.access === 'login' ? { security: [{ bearer: [] }] } : {}),
    ...(inputTravelsInQuery(endpoint) ? { parameters: queryParameters(input) } : {}),
    ...requestBody(endpoint, input),
    responses: { 200: success(endpoint), ...refusals(endpoint) },
  };
}

function requestBody(endpoint: Endpoint, input: JsonSchema) {
  if (endpoint.takes === 'bytes') return { requestBody: { required: true, content: BYTES } };
  return inputTravelsInQuery(endpoint) ? {} : { requestBody: { content: { 'application/json': { schema: input } } } };
}

/** OpenAPI 3.1, 4.8.14.3: bytes as they are have no schema. */
const BYTES = { 'application/octet-stream': {} };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

function queryParameters(input: JsonSchema) {
  const required = new Set(input.required ?? []);
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

const envelope = (code: object, content: Record<string, unknown>) => ({
  type: 'object',
  properties: { code, message: { type: 'string' }, ...content },
  required: ['code', 'message', ...Object.keys(content)],
});

function success({ output, answersAs }: Endpoint) {
  const schema = schemaOf(output, 'output');
  switch (answersAs) {
    case 'file':
      return { description: 'The file', content: BYTES };
    case 'lines':
      return { description: 'One JSON object a line, as they come', content: { 'application/x-ndjson': { schema } } };
    case 'events':
      return {
        description: 'Server-sent events, each with an id to go on after',
        content: { 'text/event-stream': { schema } },
      };
    case 'proxy':
      return inEnvelope(envelope({ const: PROXY_OK }, schema.properties ?? {}));
    case undefined:
      return inEnvelope(envelope({ const: 0 }, { data: schema }));
  }
}

const inEnvelope = (schema: object) => ({ description: 'Done', content: { 'application/json': { schema } } });

function refusals({ access, errors, failsAs, bodyMaxBytes = BODY_LIMIT_BYTES }: Endpoint) {
  const names: ErrorName[] = [...(access === 'login' ? (['loginExpired'] as const) : []), ...errors, ...EVERYWHERE];
  const keepsCode = (name: ErrorName) => failsAs === undefined || name === 'loginExpired';
  const codeOf = (name: ErrorName) => (keepsCode(name) ? ERRORS[name].code : failsAs);
  // The catalogue's code, where the call has one for all of its refusals.
  const reasonsOf = (group: readonly ErrorName[]) =>
    group.every(keepsCode) ? {} : { reason: { enum: group.map((name) => ERRORS[name].code) } };
  const textOf = (name: ErrorName) =>
    fill(ERRORS[name].en, name === 'bodyTooLarge' ? { size: sizeText(bodyMaxBytes) } : {});
  const byStatus = Map.groupBy(new Set(names), (name) => ERRORS[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${codeOf(name)}: ${textOf(name)}`).join('\n'),
        ...(status === TOO_MANY ? { headers: RETRY_AFTER } : {}),
        content: {
          'application/json': {
            schema: envelope({ enum: [...new Set(group.map(codeOf))] }, { data: {}, ...reasonsOf(group) }),
          },
        },
      },
    ]),
  );
}
