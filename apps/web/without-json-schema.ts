import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const WRITERS = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const METHODS = /^import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from .*;$/m;

/** No page writes JSON Schema, and every kind of zod schema brings its writer of it. */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: SCHEMAS },
    handler(code) {
      if (code.search(WRITERS) < 0 || !METHODS.test(code)) this.error('zod writes JSON Schema elsewhere now.');
      const without = code.replace(WRITERS, '').replace(METHODS, 'const $1 = () => undefined;\nconst $2 = $1;');
      return { code: without, map: null };
    },
  },
};
