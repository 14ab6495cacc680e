import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const WRITER = /^ *inst\._zod\.processJSONSchema = .*;$/gm;

/** No page writes JSON Schema, and every kind of zod schema brings its writer of it. */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: SCHEMAS },
    handler(code) {
      const without = code.replace(WRITER, '');
      if (without === code) this.error('zod keeps its writers of JSON Schema elsewhere now.');
      return { code: without, map: null };
    },
  },
};
