import type { Script } from '../page.ts';

const LENGTH_MAX = 500_000;

/** What a script of structured data holds; undefined where it is no JSON, or longer than a page about people needs. */
export function parseJsonLd(script: Script): unknown {
  if (script.text.length > LENGTH_MAX) return undefined;
  try {
    return JSON.parse(script.text);
  } catch {
    return undefined;
  }
}
