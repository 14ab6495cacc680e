import { AppError } from '@outrider/contract/errors';
import { BODY_DEPTH_LIMIT } from '@outrider/contract/limits';

/** PostgreSQL text cannot hold NUL, and no person types one. */
const NUL = '\u0000';

/** Refuses what a schema would not look at: nesting that exhausts the stack, and text no database takes. */
export function checkBody(value: unknown, depth = 0): void {
  if (depth > BODY_DEPTH_LIMIT) throw malformed(`nested deeper than ${BODY_DEPTH_LIMIT}`);
  if (typeof value === 'string') {
    if (value.includes(NUL)) throw malformed('a text contains a NUL character');
    if (!value.isWellFormed()) throw malformed('a text is not well-formed Unicode');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes(NUL)) throw malformed('a name contains a NUL character');
    checkBody(inner, depth + 1);
  }
}

const malformed = (problem: string) => new AppError('parameterError', { data: { problem } });
