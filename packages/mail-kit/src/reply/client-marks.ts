import type { LineHint } from './line.ts';

/** What an element says about the lines in it, or `tail`: about all that follows it. */
export type ElementRole = LineHint | 'tail' | 'quoteFrame';

/**
 * Names by which mail clients mark their own work, in classes, ids and names of elements.
 * A frame holds the quote and its attribution, but also the answers written between quoted lines.
 */
const NAMES: Record<Exclude<ElementRole, 'indented' | 'ownIndent'>, string> = {
  quoteFrame: 'gmail_quote gmail_quote_container gmail_extra protonmail_quote tutanota_quote zmail_extra',
  quoted:
    'yahoo_quoted olk_src_body_section sh-quoted-content front-blockquote messagereplysection isreplycontent mail-quote-collapse mail-app-auto-quote lark-mail-quote history-quote-wrapper mail-editor-reference-message-container ms-outlook-mobile-reference-message __quoted_text__ quoted_text quotedmessage zm_quote aolmail_quote wps_mail_quote moz-email-headers-table quoteheader',
  attribution: 'gmail_attr moz-cite-prefix reply-intro airmail_on outlookmessageheadertext',
  tail: 'divrplyfwdmsg appendonsend stopspelling zwchr outlookmessageheader replysplit __divider__ reply_above_this_line',
  signature:
    'gmail_signature gmail_signature_prefix moz-signature protonmail_signature_block signature applemailsignature ms-outlook-mobile-signature messagesignaturesection mail_signature lark-mail-signature zmail_signature_below x-apple-signature spicesign bloop_sign yahoo_signature',
};

const ROLE_OF = new Map<string, ElementRole>(
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((role) =>
    NAMES[role].split(' ').map((name) => [name, role] as const),
  ),
);

/** Names that carry a number behind them. */
const NUMBERED: [RegExp, ElementRole][] = [
  [/^(?:ydp\w*)?yahoo_quoted/, 'quoted'],
  [/^lark-mail-quote/, 'quoted'],
  [/^bloop_sign/, 'signature'],
  [/^(?:ydp\w*)?signature$/, 'signature'],
];

export function roleOf(name: string, attributes: ReadonlyMap<string, string>): ElementRole | null {
  const named = roleByName(attributes);
  if (name === 'blockquote') {
    if (named === 'quoted' || attributes.get('type')?.toLowerCase() === 'cite') return 'quoted';
    return named === 'quoteFrame' ? 'ownIndent' : 'indented';
  }
  return named ?? (isOutlookLine(attributes.get('style') ?? '') ? 'tail' : null);
}

function roleByName(attributes: ReadonlyMap<string, string>): ElementRole | null {
  for (const key of ['class', 'id', 'name', 'data-marker']) {
    for (const word of (attributes.get(key) ?? '').slice(0, 300).toLowerCase().split(/\s+/)) {
      // Outlook puts "x_" before the names in what it quotes, once for each time.
      const plain = word.replace(/^(?:x_)+/, '');
      const role = ROLE_OF.get(plain) ?? NUMBERED.find(([pattern]) => pattern.test(plain))?.[1];
      if (role) return role;
    }
  }
  return null;
}

/** The thin line Outlook draws above the head of the mail it quotes. */
function isOutlookLine(style: string): boolean {
  const plain = style.slice(0, 300).toLowerCase().replace(/\s+/g, '');
  return /border-top:(?:solid)?#(?:e1e1e1|b5c4df)(?:solid)?1\.0pt/.test(plain) && plain.includes('border:none');
}
