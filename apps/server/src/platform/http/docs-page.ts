import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { ERRORS } from '@outrider/contract/errors';
import { z } from 'zod';
import { escapeHtml } from '../escape-html.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:14px/22px Inter,-apple-system,"Segoe UI",Arial,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 24px}h1{font-size:28px;line-height:36px;margin:0 0 8px}h2{font-size:16px;margin:40px 0 8px}
article{border:1px solid color-mix(in srgb,currentColor 14%,transparent);border-radius:4px;padding:16px;margin:0 0 12px}
code,pre{font:12px/18px "JetBrains Mono",ui-monospace,Menlo,monospace}pre{overflow:auto;margin:8px 0 0;opacity:.8}
small{opacity:.65;font-size:12px}b{font-weight:600}summary{cursor:pointer}a{color:inherit}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:6px 12px 6px 0;border-top:1px solid color-mix(in srgb,currentColor 10%,transparent);vertical-align:top}`;

/** The contract as a page to read: every call, what it takes and gives, and how it refuses. Needs no script. */
export function docsPage(endpoints: Record<string, Endpoint>, title: string): string {
  const areas = Map.groupBy(Object.entries(endpoints), ([, { path }]) => path.split('/').slice(1, 5).join('/'));
  const sections = [...areas].map(
    ([area, group]) =>
      `<h2>/${escapeHtml(area)}</h2>${group.map(([name, endpoint]) => describe(name, endpoint)).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}: calls</title><style>${STYLE}</style></head><body><main>
<h1>Calls</h1><p>Answers are <code>{code, message, data}</code>; code 0 is success. The mail proxy answers
<code>{code: "S_OK", message, var}</code>. Send the token as <code>Authorization: Bearer …</code>. Machines read <a href="/openapi.json">/openapi.json</a>.</p>
${sections.join('\n')}<h2>Error catalogue</h2>${catalogue()}</main></body></html>`;
}

function describe(name: string, endpoint: Endpoint): string {
  const travels = inputTravelsInQuery(endpoint) ? 'query' : 'body';
  const errors = endpoint.errors.map((error) => `<code>${ERRORS[error].code}</code> ${escapeHtml(ERRORS[error].en)}`);
  return `<article id="${escapeHtml(name)}"><b>${endpoint.method} <code>${escapeHtml(endpoint.path)}</code></b>
<small>${[endpoint.access === 'login' ? 'needs a log-in' : 'public', ...mannersOf(endpoint)].join(', ')}</small><div>${escapeHtml(endpoint.summary)}</div>
${errors.length > 0 ? `<small>${errors.join('; ')}</small>` : ''}
<details><summary><small>${travels} and answer</small></summary><pre>${schemaText(endpoint.input, 'input')}</pre><pre>${schemaText(endpoint.output, 'output')}</pre></details></article>`;
}

const mannersOf = ({ takes, answersAs }: Endpoint) => [
  ...(takes === 'bytes' ? ['takes bytes'] : []),
  ...(answersAs === 'lines' ? ['answers with one JSON object a line, as they come'] : []),
  ...(answersAs === 'file' ? ['answers with a file'] : []),
];

const schemaText = (schema: z.ZodType, io: 'input' | 'output') =>
  escapeHtml(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }).properties ?? {}, null, 2));

const catalogue = () =>
  `<table><tr><th>Code</th><th>HTTP</th><th>English</th><th>中文</th></tr>${Object.values(ERRORS)
    .map(
      ({ code, status, en, zh }) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(en)}</td><td>${zh}</td></tr>`,
    )
    .join('')}</table>`;
