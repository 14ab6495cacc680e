import type { Endpoint } from '@outrider/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** What a call answers. Of lines or events that come as they happen: the first ones, after which nobody listens any more. */
export async function injectCall(
  app: FastifyInstance,
  { answersAs }: Pick<Endpoint, 'answersAs'>,
  options: InjectOptions,
): Promise<{ statusCode: number; body: string }> {
  if (answersAs !== 'lines' && answersAs !== 'events') return app.inject(options);
  const response = await app.inject({ ...options, payloadAsStream: true });
  const { statusCode, raw } = response;
  const { value } = await response.stream().iterator({ destroyOnReturn: false }).next();
  raw.res.destroy();
  return { statusCode, body: String(value ?? '') };
}
