/** `name` in lower case; `value` unfolded, encoded words as they stand (see decodeHeaderWords). */
export interface MimeHeader {
  name: string;
  value: string;
}

/** One entity of a message (RFC 2045, 2.4): the message itself, a part of a multipart, or a message within. */
export interface MimePart {
  headers: MimeHeader[];
  /** Lower case, `text/plain` where nothing valid is said (RFC 2045, 5.2). */
  contentType: string;
  /** Of Content-Type, names in lower case, continuations joined and decoded (RFC 2231). */
  parameters: Record<string, string>;
  disposition: 'inline' | 'attachment' | null;
  filename: string | null;
  /** Without its angle brackets. */
  contentId: string | null;
  children: MimePart[];
  /** What a message/rfc822 or message/global holds; null where that is no message. */
  message: MimePart | null;
  /** The content without its transfer encoding. */
  bytes(): Uint8Array;
  /** The content as text, lines ending with `\n`. */
  text(): string;
}

/** The first header of that name, unfolded, or undefined. */
export function headerOf(part: Pick<MimePart, 'headers'>, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return part.headers.find((header) => header.name === wanted)?.value;
}
