import type { Plugin, Rolldown } from 'vite';
import { hasStyles } from './ant-parts.ts';
import { antSheet, readTokens, VARIABLES } from './ant-sheet.ts';

const LOOK = /\/ui\/theme\/ant-look\.ts$/;
const STYLES = /\/antd\/es\/((?:[\w-]+\/)+style(?:\/[\w-]+)?)\.js$/;
const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/** Modules that compute styles, and what is left of them when a sheet has these already. */
const REPLACED: Record<string, string> = {
  'theme/useToken.js': `
    import { useContext } from 'react';
    import { DesignTokenContext } from './context';
    const variables = { prefix: 'ant', key: '${VARIABLES}' };
    export default function useToken() {
      const { token } = useContext(DesignTokenContext);
      return [undefined, token, '', token, variables, true];
    }`,
  'theme/context.js': `
    import { createContext } from 'react';
    export const defaultTheme = undefined;
    export const defaultConfig = { token: {}, override: {}, hashed: false };
    export const DesignTokenContext = /*#__PURE__*/ createContext(defaultConfig);`,
  'theme/themes/seed.js': 'export const defaultPresetColors = {};\nexport default {};',
  'theme/util/useResetIconStyle.js': 'export default () => undefined;',
};
const REPLACED_FILE = /\/antd\/es\/(theme\/.+\.js)$/;

const MAKERS_FILE = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/;
const MAKERS_HEAD = /^[\s\S]*?(?=^export const genCssVar)/m;
const NO_MAKERS = `
  const names = ['', '${VARIABLES}'];
  export const genStyleHooks = () => () => names;
  export const genComponentStyleHook = () => () => '';
  export const genSubStyleComponent = () => () => null;
`;

const PROVIDER_FILE = /\/antd\/es\/config-provider\/index\.js$/;
const PROVIDER_IMPORT = /^import \{ createTheme, StyleContext as CssInJsStyleContext \} from '@ant-design\/cssinjs';$/m;
const NO_PROVIDER_IMPORT = 'const createTheme = () => undefined;\nconst CssInJsStyleContext = React.createContext({});';

type Node = { type: string; start: number; end: number };
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isMaker = (node: Node): node is Call =>
  node.type === 'CallExpression' &&
  'callee' in node &&
  isNode(node.callee) &&
  'name' in node.callee &&
  MAKERS.has(String(node.callee.name));

/** The calls that make a hook or a part from style functions. */
function makerCalls(node: Node): Call[] {
  if (isMaker(node)) return [node];
  return Object.values<unknown>(node).flat().filter(isNode).flatMap(makerCalls);
}

/** Without its arguments a call needs none of the style functions, and the bundler leaves them out. */
function withoutArguments(code: string, program: Node): string {
  let cut = code;
  for (const call of makerCalls(program).reverse()) {
    const [first] = call.arguments;
    const last = call.arguments.at(-1);
    if (first && last) cut = cut.slice(0, first.start) + cut.slice(last.end);
  }
  return cut;
}

/**
 * Ant Design computes its styles in the browser. A build does it once instead, and the pages fetch a sheet in place of the
 * functions.
 */
export const withoutAntStyles: Plugin = {
  name: 'without-ant-styles',
  apply: 'build',
  load: {
    filter: { id: LOOK },
    handler() {
      const sheet = this.emitFile({ type: 'asset', name: 'antd.css', source: antSheet() });
      const tokens = { light: readTokens('light'), dark: readTokens('dark') };
      return `
        const tokens = ${JSON.stringify(tokens)};
        export const antSheet = import.meta.ROLLUP_FILE_URL_${sheet};
        export const antTheme = (mode, { motion }) => ({
          hashed: false,
          cssVar: { key: '${VARIABLES}' },
          token: { ...tokens[mode], motion },
        });`;
    },
  },
  transform: {
    filter: { id: /\/antd\/es\// },
    handler(code, id) {
      const replaced = REPLACED[REPLACED_FILE.exec(id)?.[1] ?? ''];
      if (replaced !== undefined) return { code: replaced, map: null };
      if (MAKERS_FILE.test(id)) return { code: exchange(this, code, MAKERS_HEAD, NO_MAKERS), map: null };
      if (PROVIDER_FILE.test(id)) return { code: exchange(this, code, PROVIDER_IMPORT, NO_PROVIDER_IMPORT), map: null };
      if (STYLES.test(id)) return { code: withoutArguments(code, this.parse(code)), map: null };
      return null;
    },
  },
  generateBundle(_options, bundle) {
    const missing = styleFilesOf(bundle).filter((file) => !hasStyles(file));
    if (missing.length > 0)
      this.error(`Ant Design's sheet has no styles of ${missing.join()}: list them in ant-parts.ts.`);
  },
};

const SHEET_PATH = '/ant-design.css';

/** In development Ant Design computes the styles of its own controls; ours have theirs of the same sheet as in a build. */
export const servedAntSheet: Plugin = {
  name: 'served-ant-sheet',
  enforce: 'pre',
  apply: 'serve',
  transform: {
    filter: { id: LOOK },
    handler: (code) => ({
      code: code.replace(/(antSheet: string \| undefined) = undefined/, `$1 = '${SHEET_PATH}'`),
      map: null,
    }),
  },
  configureServer({ middlewares }) {
    middlewares.use(SHEET_PATH, (_request, response) => {
      response.setHeader('content-type', 'text/css').end(antSheet());
    });
  },
};

function exchange(context: Rolldown.TransformPluginContext, code: string, old: RegExp, by: string): string {
  if (!old.test(code)) context.error('Ant Design computes its styles elsewhere now.');
  return code.replace(old, by);
}

/** The modules with hooks for styles that are left in the build. */
function styleFilesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ modules: those }) => Object.entries(those));
  return modules.flatMap(([id, { code }]) =>
    /\bgen(?:Style|Sub|Component)/.test(code ?? '') ? (STYLES.exec(id)?.[1] ?? []) : [],
  );
}
