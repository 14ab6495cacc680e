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

/** Nothing, where it is the answer to something else. */
export function readOffers(reply: string): Offers | undefined {
  if (!reply.startsWith('250')) return undefined;
  const words = new Map(
    reply
      .split('\n')
      .slice(1)
      .map((line) => {
        const [word = '', value = ''] = line.slice(4).trim().split(' ');
        return [word.toUpperCase(), value] as const;
      }),
  );
  const size = words.get('SIZE');
  return {
    pipelining: words.has('PIPELINING'),
    eightBit: words.has('8BITMIME'),
    utf8: words.has('SMTPUTF8'),
    size: size === undefined ? undefined : { max: Number(size) || 0 },
  };
}
