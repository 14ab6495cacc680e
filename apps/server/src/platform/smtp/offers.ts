/** What a server can do, as it says in its answer to EHLO. */
export type Offers = {
  /** RFC 2920. */
  pipelining: boolean;
  /** RFC 6152. */
  eightBit: boolean;
  /** RFC 6531. */
  utf8: boolean;
  /** RFC 1870; nought: it names no bound. */
  size: { max: number } | undefined;
};

export const NO_OFFERS: Offers = { pipelining: false, eightBit: false, utf8: false, size: undefined };

/** The words of an answer to EHLO (RFC 5321, 4.1.1.1), each with what follows it. */
export const readExtensions = (reply: string): ReadonlyMap<string, string> =>
  new Map(
    reply
      .split(/\r?\n/)
      .slice(1)
      .map((line) => {
        const [word = '', value = ''] = line.slice(4).trim().split(' ');
        return [word.toUpperCase(), value];
      }),
  );

/** Nothing, where it is the answer to something else. */
export function readOffers(reply: string): Offers | undefined {
  if (!reply.startsWith('250')) return undefined;
  const extensions = readExtensions(reply);
  const size = extensions.get('SIZE');
  return {
    pipelining: extensions.has('PIPELINING'),
    eightBit: extensions.has('8BITMIME'),
    utf8: extensions.has('SMTPUTF8'),
    size: size === undefined ? undefined : { max: Number(size) || 0 },
  };
}
