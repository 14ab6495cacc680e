import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The file behind a tool's command, so that a tool never comes from elsewhere on the machine. */
export const toolFile = (command: string) => join(ROOT, 'node_modules/.bin', command);
