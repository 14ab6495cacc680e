import { escapeHtml as esc } from '../fill.ts';
import type { PageParts, ShellTemplate, Site } from '../site.ts';

const links = ({ table }: Site): { label: string; path: string }[] => Object.values(table.pages);

const meta = ({ site, title, head = '', around }: PageParts) =>
  `<meta charset="${site.traits.encoding === 'utf8' ? 'utf-8' : 'iso-8859-1'}"><title>${esc(title)} | ${esc(site.company.name)}</title>${head}${around.head}`;

const foot = ({ company }: Site) => `© ${esc(company.legalName)}, ${esc(company.street)}, ${esc(company.city)}`;

const content = ({ body, around }: PageParts) => around.before + body + around.after;

export const SHELLS: Record<string, ShellTemplate> = {
  plain: (
    parts,
  ) => `<!doctype html><html lang="${parts.site.company.language}"><head>${meta(parts)}</head><body${parts.around.attributes}>${parts.around.top}
<header><a class="logo" href="/">${esc(parts.site.company.name)}</a><nav><ul>${links(parts.site)
    .map(({ label, path }) => `<li><a href="${path}">${esc(label)}</a></li>`)
    .join('')}</ul></nav></header>
<main><h1>${esc(parts.title)}</h1>${content(parts)}</main><footer><p>${foot(parts.site)}</p></footer>${parts.around.bottom}</body></html>`,

  bootstrap: (parts) => `<!DOCTYPE html><html lang="${parts.site.company.language}"><head>${meta(parts)}
<link rel="stylesheet" href="/css/bootstrap.min.css"></head><body${parts.around.attributes}>${parts.around.top}<nav class="navbar navbar-expand-lg"><div class="container">
<a class="navbar-brand" href="/">${esc(parts.site.company.name)}</a><div class="navbar-nav">${links(parts.site)
    .map(({ label, path }) => `<a class="nav-link" href="${path}">${esc(label)}</a>`)
    .join(
      '',
    )}</div></div></nav><div class="container my-5"><h1 class="display-5">${esc(parts.title)}</h1>${content(parts)}</div>
<footer class="bg-light"><div class="container">${foot(parts.site)}</div></footer>${parts.around.bottom}</body></html>`,

  blog: (
    parts,
  ) => `<!DOCTYPE html><html lang="${parts.site.company.language}"><head>${meta(parts)}<meta name="generator" content="Press 6.4"></head>
<body${parts.around.attributes || ' class="page-template-default"'}>${parts.around.top}<div id="page" class="site"><header id="masthead"><p class="site-title">${esc(parts.site.company.name)}</p>
<ul id="menu-main" class="menu">${links(parts.site)
    .map(
      ({ label, path }, index) =>
        `<li id="menu-item-${index + 20}"><a href="http://${parts.site.company.host}${path}">${esc(label)}</a></li>`,
    )
    .join(
      '',
    )}</ul></header><div id="content"><article class="hentry"><h1 class="entry-title">${esc(parts.title)}</h1><div class="entry-content">
${content(parts)}</div></article></div><footer id="colophon"><div class="site-info">${foot(parts.site)}</div></footer></div>${parts.around.bottom}</body></html>`,

  'old-frame': (
    parts,
  ) => `<HTML><HEAD>${meta(parts)}</HEAD><BODY bgcolor="#ffffff"${parts.around.attributes}>${parts.around.top}<TABLE width="760" align="center"><TR><TD width="160" valign="top">
${links(parts.site)
  .map(({ label, path }) => `<A href="${path.slice(1) === '' ? '/' : path}">${esc(label)}</A><BR>`)
  .join(
    '\n',
  )}</TD><TD valign="top"><FONT size="5">${esc(parts.title)}</FONT><HR>${content(parts)}<HR><FONT size="1">${foot(parts.site)}</FONT></TD></TR></TABLE>${parts.around.bottom}</BODY></HTML>`,
};
