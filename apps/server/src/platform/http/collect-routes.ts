import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route by its pattern, with its methods. */
    methodsByPattern: ReadonlyMap<string, ReadonlySet<string>>;
    /** With which methods the path of an address is served; none when nobody serves it. */
    methodsOf(url: string): string[];
  }
}

/** The web app's page answers for every address nobody else does, so it says nothing about a path. */
const ANY_PATH = '/*';

/** Remembers what is served, because Fastify itself cannot be asked which methods a path has. */
export function collectRoutes(app: FastifyInstance) {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPattern.set(url, methods);
  });
  app.decorate('methodsByPattern', methodsByPattern);
  app.decorate('methodsOf', (url: string) => {
    const [path = ''] = url.split('?', 1);
    const served = [...methodsByPattern].filter(([pattern]) => pattern !== ANY_PATH && matches(pattern, path));
    return [...new Set(served.flatMap(([, methods]) => [...methods]))].sort();
  });
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  const given = path.split('/');
  const wanted = pattern.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
