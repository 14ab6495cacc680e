import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type GlobalToken, theme } from 'antd';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ThemeMode } from '../src/ui/theme/palette.ts';
import { antTheme } from '../src/ui/theme/theme.ts';
import { Styles } from './ant-parts.ts';

/** The class that carries the variables; every control of Ant Design has it. */
export const VARIABLES = 'ant-tokens';

type Kind = 'style' | 'token' | 'cssVar';

/** Rules for what the product does not use: other reading directions, colours of its own, columns of a grid. */
const UNUSED =
  /-rtl\b|-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)(?![\w-])|\.ant-col-(?:\d|push|pull|offset|order|[smlx])|^\.data-ant/;

/**
 * All styles of the controls in use, as Ant Design would write them in the browser. Light and dark differ in variables only:
 * the page says which of them it is in an attribute of its root.
 */
export function antSheet(): string {
  const styles = stylesOf('light', 'style');
  if (styles !== stylesOf('dark', 'style'))
    throw new Error('Styles of Ant Design differ in the dark by more than variables.');
  const rules = rulesOf(styles)
    .filter((rule) => !isUnused(rule))
    .join('\n');
  const light = variables('light', rules);
  const known = new Set(light);
  const dark = variables('dark', rules).filter((line) => !known.has(line));
  return [...light, ...dark.map(inDark), rules].join('\n');
}

const inDark = (rule: string) =>
  selectorsOf(rule).map((selector) => `:where([data-theme='dark']) ${selector.trim()}`) + rule.slice(rule.indexOf('{'));

/** A rule for some windows is not used if nothing in it is; another one, if none of its selectors is. */
const isUnused = (rule: string): boolean =>
  rule.startsWith('@media')
    ? rulesOf(rule.slice(rule.indexOf('{') + 1, -1)).every(isUnused)
    : selectorsOf(rule).every((selector) => UNUSED.test(selector));

const headOf = (rule: string) => rule.slice(0, rule.indexOf('{'));
const selectorsOf = (rule: string) => headOf(rule).split(',');

const VARIABLE = /(--[\w-]+):[^;]*;/g;

/** A rule for each variable that these styles read. */
function variables(mode: ThemeMode, styles: string): string[] {
  const read = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return rulesOf(stylesOf(mode, 'token') + stylesOf(mode, 'cssVar')).flatMap((rule) =>
    [...rule.matchAll(VARIABLE)].flatMap(([line, name]) => (read.has(name) ? `${headOf(rule)}{${line}}` : [])),
  );
}

function stylesOf(mode: ThemeMode, types: Kind): string {
  const cache = createCache();
  const look = { ...antTheme(mode, { motion: true }), cssVar: { key: VARIABLES } };
  renderToStaticMarkup(
    createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme: look }, createElement(Styles))),
  );
  return extractStyle(cache, { plain: true, types });
}

/** The outermost rules of a sheet, each with what stands in it. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

/** What the controls themselves read of a theme, next to their styles; of the widths of windows, all. */
const READ =
  /^(?:borderRadius|colorBgContainer|colorFill|colorFillQuaternary|colorFillTertiary|controlHeight|marginXXS|screen\w+|sizePopupArrow|zIndexPopupBase)$/;

export function readTokens(mode: ThemeMode): Partial<GlobalToken> {
  const tokens = theme.getDesignToken(antTheme(mode, { motion: true }));
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => READ.test(name)));
}
