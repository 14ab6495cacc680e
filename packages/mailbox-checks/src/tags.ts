export type Tag = { name: string; value: string };

/** A tag list of DKIM or DMARC (RFC 6376, 3.2), in its order. A piece without "=" is kept under its own text. */
export function parseTags(text: string): Tag[] {
  return text
    .split(';')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const at = piece.indexOf('=');
      if (at < 0) return { name: piece, value: '' };
      return { name: piece.slice(0, at).trim().toLowerCase(), value: piece.slice(at + 1).trim() };
    });
}

export const tagValue = (tags: Tag[], name: string): string | undefined => tags.find((tag) => tag.name === name)?.value;

export const writeTags = (tags: Tag[]): string => tags.map(({ name, value }) => `${name}=${value}`).join('; ');
