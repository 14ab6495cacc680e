import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { ERRORS, type ErrorName } from '@outrider/contract/errors';
import { z } from 'zod';

/** Refusals every endpoint can answer with, beside its own. */
const EVERYWHERE: ErrorName[] = ['parameterError', 'bodyTooLarge', 'notJson', 'tooManyRequests', 'serverError'];

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
    ...(inputTravelsInQuery(endpoint)
      ? { parameters: queryParameters(input) }
      : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: { 200: success(endpoint.output), ...refusals(endpoint) },
  };
}

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

const envelope = (code: object, data: object) => ({
  type: 'object',
  properties: { code, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

const success = (output: z.ZodType) => ({
  description: 'Done',
  content: { 'application/json': { schema: envelope({ const: 0 }, schemaOf(output, 'output')) } },
});

function refusals({ access, errors, failsAs }: Endpoint) {
  const names: ErrorName[] = [...(access === 'login' ? (['loginExpired'] as const) : []), ...errors, ...EVERYWHERE];
  const codeOf = (name: ErrorName) => (name === 'loginExpired' ? ERRORS[name].code : (failsAs ?? ERRORS[name].code));
  const byStatus = Map.groupBy(new Set(names), (name) => ERRORS[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${codeOf(name)}: ${ERRORS[name].en}`).join('\n'),
        content: { 'application/json': { schema: envelope({ enum: [...new Set(group.map(codeOf))] }, {}) } },
      },
    ]),
  );
}
