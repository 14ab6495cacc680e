/** Percent-encoding resolved (RFC 3986, 2.1); a text that is no such encoding stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
