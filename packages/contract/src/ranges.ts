import { z } from 'zod';

/** What PostgreSQL's `integer` holds at most. */
export const INTEGER_MAX = 2_147_483_647;
const BIGINT_MAX = '9223372036854775807';

/** A number the database counts up as `bigint`; text, as it is larger than what JSON keeps exactly. */
export const bigintId = z
  .string()
  .regex(/^\d{1,19}$/, 'malformed')
  .refine((id) => id.padStart(BIGINT_MAX.length, '0') <= BIGINT_MAX, 'malformed');

/** The database knows no year 0, and nothing here is older than this. */
const FIRST_DAY = '1970-01-01';

/** A day some calendar has: no 30th of February. */
export const calendarDay = z.iso.date('malformed').refine((day) => day >= FIRST_DAY, 'malformed');
