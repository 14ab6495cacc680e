import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import { parseJson } from '../../../platform/web/parse-json.ts';
import type { Place } from './list.repository.ts';

const place = z.tuple([
  z
    .string()
    .max(40)
    .regex(/^[\d+:. -]+$/),
  z.uuid(),
]);

export const writePlace = ({ at, id }: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

export function readPlace(after: string): Place | undefined {
  if (after === '') return undefined;
  const parsed = place.safeParse(parseJson(Buffer.from(after, 'base64url').toString()));
  const [at = '', id = ''] = parsed.data ?? [];
  if (Number.isNaN(Date.parse(at))) throw new AppError('parameterError', { data: { problem: 'after' } });
  return { at, id };
}
