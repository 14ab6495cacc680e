import robotsParser from 'robots-parser';

// Its types are those of an ES module, which it is not.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** What a host allows a crawler. */
export type Robots = {
  isAllowed: (url: URL) => boolean;
  /** How long it wants to be left alone after each request. */
  delayMs: number;
};

export const ALLOWS_ALL: Robots = { isAllowed: () => true, delayMs: 0 };

/** RFC 9309, 2.5: at least so much is read. */
export const ROBOTS_MAX_BYTES = 512_000;

/** A longer wish is not one we wait for at every page. */
const DELAY_MAX_MS = 30_000;

/**
 * Patterns have wildcards, so that a comparison takes up to their length times that of the path. The host writes both: more
 * than this is refused.
 */
const COMPARED_MAX = 50_000_000;

/** RFC 9309. `agent` is the product token in groups that name us. */
export function readRobots(url: string, text: string, agent: string): Robots {
  const rules = parseRobots(url, text);
  return {
    isAllowed: (wanted) =>
      text.length * (wanted.pathname.length + wanted.search.length) <= COMPARED_MAX &&
      rules.isAllowed(wanted.href, agent) !== false,
    delayMs: Math.min(Math.max((rules.getCrawlDelay(agent) ?? 0) * 1000, 0), DELAY_MAX_MS),
  };
}
