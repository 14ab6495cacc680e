import { z } from 'zod';

/** Which draft a copy at a server is of, and how new it is. */
export type DraftMark = { id: string; revision: number };

export const writeMark = ({ id, revision }: DraftMark): string => `${id}; revision=${revision}`;

export function readMark(mark: string): DraftMark | undefined {
  const [id = '', rest = ''] = mark.split(';');
  const revision = /^\s*revision=(\d{1,9})\s*$/.exec(rest)?.[1];
  const known = z.uuid().safeParse(id.trim().toLowerCase());
  return known.success && revision !== undefined ? { id: known.data, revision: Number(revision) } : undefined;
}
