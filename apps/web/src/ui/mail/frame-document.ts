import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { showImage } from '@outrider/contract/inbox/inbox';
import type { ThemeMode } from '../theme/palette.ts';

/** A mail that paints its own background was drawn for paper, and stays on it in the dark. */
const PAINTS = /\bbgcolor\s*=|\bbackground(?:-color|-image)?\s*[:=]/i;

/** One dot one can see through: where images are blocked a browser would draw the frame of a broken one. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Look = { text: string; muted: string; line: string; link: string };

const LOOKS: Record<ThemeMode, Look> = {
  light: { text: '#121215', muted: '#696973', line: '#dadadf', link: '#1b57c0' },
  dark: { text: '#ededf0', muted: '#8d8d97', line: '#323238', link: '#8fb7ff' },
};

/**
 * The page a mail is shown as. It was made safe where it was stored; here nothing of it could run even so: no scripts, no
 * forms, no frames, and nothing fetched but the images we fetch for it.
 */
export function frameDocument(html: string, mode: ThemeMode, origin: string): string {
  const isPaper = mode === 'dark' && PAINTS.test(html);
  const look = LOOKS[isPaper ? 'light' : mode];
  const policy = [
    "default-src 'none'",
    `img-src data: ${origin}${showImage.path}`,
    "style-src 'unsafe-inline'",
    `font-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<style>${styleOf(look, { mode, isPaper })}</style></head><body>${html}</body></html>`;
}

function styleOf({ text, muted, line, link }: Look, { mode, isPaper }: { mode: ThemeMode; isPaper: boolean }): string {
  const paper = isPaper ? 'background:#fff;padding:16px;border-radius:4px;' : '';
  // Colours chosen for white paper would not be legible; a mail without a background keeps none of them.
  const plain = mode === 'dark' && !isPaper ? `body :not(a){color:inherit!important}` : '';
  return `@font-face{font-family:Inter;src:url("${fontUrl}") format("woff2");font-weight:100 900}
html{color-scheme:${isPaper ? 'light' : mode}}
body{margin:0;overflow-wrap:anywhere;overflow-x:auto;color:${text};font:400 14px/22px Inter,-apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC",sans-serif;${paper}}
p{margin:0 0 12px}
body>:last-child{margin-bottom:0}
a{color:${link}!important}
a:focus-visible{outline:2px solid ${link}}
img{max-width:100%}
img:not([src]){content:url("${NOTHING}");border-radius:4px;background:${line}}
table{max-width:100%}
pre{white-space:pre-wrap;font:inherit}
blockquote{margin:0 0 12px;padding-left:12px;border-left:2px solid ${line};color:${muted}}
details.quoted{margin-top:12px;color:${muted}}
details.quoted>summary{display:inline-block;padding:0 8px;border:1px solid ${line};border-radius:4px;line-height:14px;list-style:none;cursor:pointer}
details.quoted>summary::-webkit-details-marker{display:none}
details.quoted[open]>summary{margin-bottom:12px}
@media(max-width:480px) and (pointer:coarse){body{font-size:15px;line-height:23px}details.quoted>summary{padding:14px 16px}}
${plain}`;
}
