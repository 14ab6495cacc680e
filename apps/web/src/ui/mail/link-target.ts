/** A text that gives itself out as an address: a host with a dot, with or without a way before and behind it. */
const LOOKS_LIKE_ADDRESS =
  /^\s*(?:https?:\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24})(?::\d{1,5})?(?:[/?#]\S*)?\s*$/iu;

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Where a link really leads, and the host it claims to lead to where that is another one. */
export function linkTarget(href: string, text: string): { href: string; claims: string | undefined } {
  const claimed = text.length < 500 ? text.match(LOOKS_LIKE_ADDRESS)?.[1] : undefined;
  if (claimed === undefined || !URL.canParse(href)) return { href, claims: undefined };
  const { hostname, protocol } = new URL(href);
  if (protocol === 'mailto:' || protocol === 'tel:') return { href, claims: undefined };
  const [says, is] = [bare(claimed), bare(hostname)];
  return { href, claims: says === is || is.endsWith(`.${says}`) ? undefined : claimed };
}
