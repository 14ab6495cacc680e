import type { Preview } from '../../../../api/campaigns/editor-queries.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The page of a mail, or its text where it has none. */
export function previewPage({ html, text }: Pick<Preview, 'html' | 'text'>, isDark: boolean): string {
  const [paper, ink, link] = isDark ? ['#111113', '#ededf0', '#8fb7ff'] : ['#ffffff', '#121215', '#1b57c0'];
  const body = html === '' ? `<pre>${text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</pre>` : html;
  return `<!doctype html><html><head><meta charset="utf-8"><style>
html{color-scheme:${isDark ? 'dark' : 'light'}}
body{margin:0;padding:16px;background:${paper};color:${ink};font:400 13px/20px Inter,-apple-system,"Segoe UI",Arial,"Noto Sans SC",sans-serif;overflow-wrap:anywhere}
p{margin:0 0 12px}a{color:${link}}img{max-width:100%}pre{margin:0;white-space:pre-wrap;font:inherit}
</style></head><body>${body}</body></html>`;
}
