import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CROWDED, type Cruise, cruise, ONE_WAY, problemsOf } from './dependency-rules.ts';

const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

type Planted = { rule: string; file: string; text: string };

const MODULES = 'apps/server/src/modules';
const WEB = 'apps/web/src';

/** At least one file per rule that breaks this rule and no other. Its imports name files of `INNOCENT` and `PACKAGES`. */
const VIOLATIONS: Planted[] = [
  { rule: 'no-circular', file: `${WEB}/ui/egg.tsx`, text: `import './hen.tsx';` },
  { rule: 'no-unresolvable', file: `${WEB}/ui/lost.tsx`, text: `import './nowhere.tsx';` },
  { rule: 'product-imports-no-test', file: `${WEB}/ui/tested.tsx`, text: `import './button.test.tsx';` },
  { rule: 'product-imports-no-tooling', file: `${WEB}/ui/tooled.tsx`, text: `import '../../../../scripts/tool.ts';` },

  { rule: 'pure-packages-are-pure', file: 'packages/template/src/impure.ts', text: `import 'node:fs';` },
  { rule: 'contract-knows-only-zod', file: 'packages/contract/src/leaning.ts', text: `import 'fastify';` },
  { rule: 'sandbox-is-another-world', file: 'packages/sandbox/src/kin.ts', text: `import '@outrider/template';` },
  {
    rule: 'sandbox-only-at-the-composition-root',
    file: 'apps/server/src/main.ts',
    text: `export const box = await import('@outrider/sandbox');`,
  },
  {
    rule: 'truth-of-the-web-only-for-judges',
    file: 'packages/sandbox/src/cheat.ts',
    text: `import './company-web/truth.ts';`,
  },
  {
    rule: 'held-out-templates-are-unseen',
    file: 'packages/sandbox/src/company-web/peek.ts',
    text: `import './templates/held-out/index.ts';`,
  },

  { rule: 'server-never-meets-web', file: 'apps/server/src/page.ts', text: `import '../../web/src/ui/button.tsx';` },
  { rule: 'server-platform-is-the-floor', file: 'apps/server/src/platform/high.ts', text: `import '../config.ts';` },
  { rule: 'modules-through-the-door', file: `${MODULES}/inbox/window.ts`, text: `import '../contacts/inside.ts';` },
  {
    rule: 'outsiders-through-the-door',
    file: 'apps/server/src/window.ts',
    text: `import './modules/contacts/inside.ts';`,
  },
  { rule: 'demo-only-in-the-box', file: `${MODULES}/contacts/tour.ts`, text: `import './demo.ts';` },
  { rule: 'modules-know-no-root', file: `${MODULES}/inbox/settings.ts`, text: `import '../../config.ts';` },
  { rule: 'mail-libraries-stay-below', file: `${MODULES}/inbox/read-mail.ts`, text: `import 'imapflow';` },
  {
    rule: 'mail-libraries-stay-below',
    file: `${MODULES}/inbox/read-mail.test.ts`,
    text: `import type { ImapFlow } from 'imapflow'; export type Client = ImapFlow;`,
  },
  {
    rule: 'mail-libraries-stay-below',
    file: `${MODULES}/inbox/speak.ts`,
    text: `import type Connection from 'nodemailer/lib/smtp-connection'; export type Spoken = Connection;`,
  },
  {
    rule: 'sql-only-in-repositories',
    file: `${MODULES}/inbox/list-mail.ts`,
    text: `import type { Kysely } from 'kysely'; export type Db = Kysely;`,
  },
  {
    rule: 'tables-are-types',
    file: `${MODULES}/inbox/inbox.tables.ts`,
    text: `import pg from 'pg'; export const pool = pg;`,
  },
  { rule: 'layer-0-looks-down', file: `${MODULES}/identity/up.ts`, text: `import '../billing/index.ts';` },
  { rule: 'layer-1-looks-down', file: `${MODULES}/domains/up.ts`, text: `import '../verification/index.ts';` },
  { rule: 'layer-2-looks-down', file: `${MODULES}/ledger/up.ts`, text: `import '../verification/index.ts';` },
  { rule: 'layer-3-looks-down', file: `${MODULES}/tracking/up.ts`, text: `import '../verification/index.ts';` },
  { rule: 'layer-4-looks-down', file: `${MODULES}/campaigns/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-5-looks-down', file: `${MODULES}/leads/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-6-looks-down', file: `${MODULES}/sending/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-7-looks-down', file: `${MODULES}/forecast/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-8-looks-down', file: `${MODULES}/replies/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-9-looks-down', file: `${MODULES}/rehearsal/up.ts`, text: `import '../leads-agent/index.ts';` },
  {
    rule: 'layer-10-looks-down',
    file: `${MODULES}/campaign-management/up.ts`,
    text: `import '../leads-agent/index.ts';`,
  },
  { rule: 'layer-11-looks-down', file: `${MODULES}/search/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'layer-11-looks-down', file: `${MODULES}/notifications/up.ts`, text: `import '../leads-agent/index.ts';` },
  { rule: 'every-module-has-a-layer', file: `${MODULES}/gossip/talk.ts`, text: `import '../billing/index.ts';` },

  { rule: 'web-never-meets-server', file: `${WEB}/platform/peek.ts`, text: `import '../../../server/src/config.ts';` },
  {
    rule: 'features-do-not-import-features',
    file: `${WEB}/features/inbox/peer.tsx`,
    text: `import '../contacts/list.tsx';`,
  },
  { rule: 'features-know-no-screen', file: `${WEB}/features/inbox/route.tsx`, text: `import '../../paths/paths.ts';` },
  { rule: 'addresses-are-words', file: `${WEB}/paths/drawn.ts`, text: `import '../ui/button.tsx';` },
  { rule: 'screens-know-no-router', file: `${WEB}/screens/desktop/route.tsx`, text: `import '../../app/access.ts';` },
  { rule: 'ui-knows-no-product', file: `${WEB}/ui/smart.tsx`, text: `import '../features/contacts/list.tsx';` },
  { rule: 'web-api-draws-nothing', file: `${WEB}/api/drawn.ts`, text: `import '../ui/button.tsx';` },
  {
    rule: 'only-api-asks-the-server',
    file: `${WEB}/features/contacts/ask.ts`,
    text: `import '../../platform/api.ts';`,
  },
  { rule: 'web-platform-is-the-floor', file: `${WEB}/i18n/drawn.ts`, text: `import '../ui/button.tsx';` },
  {
    rule: 'desktop-imports-no-mobile',
    file: `${WEB}/screens/desktop/small.tsx`,
    text: `export const load = () => import('../mobile/home.tsx');`,
  },
  {
    rule: 'shared-screens-import-no-form-factor',
    file: `${WEB}/screens/shared/one-sided.tsx`,
    text: `import '../desktop/home.tsx';`,
  },
  { rule: 'mobile-imports-no-desktop', file: `${WEB}/screens/mobile/big.tsx`, text: `import '../desktop/home.tsx';` },
];

/** What the planted files lean on, and honest files that come as near to a rule as is allowed. */
const INNOCENT: Record<string, string> = {
  'scripts/tool.ts': `export const tool = 1;`,
  'packages/template/src/index.ts': `export const fill = 1;`,
  'packages/contract/src/sign.ts': `import { z } from 'zod'; import '@outrider/template'; export const sign = z;`,
  'packages/sandbox/src/index.ts': `import type { sign } from '@outrider/contract/sign'; export type Sign = typeof sign;`,
  'packages/sandbox/src/company-web/truth.ts': `export const truth = 1;`,
  'packages/sandbox/src/company-web/truth.test.ts': `import './truth.ts';`,
  'packages/sandbox/src/company-web/templates/held-out/index.ts': `export const cards = 1;`,
  'packages/sandbox/src/company-web/templates/registry.ts': `import './held-out/index.ts';`,
  'apps/server/src/config.ts': `export const config = 1;`,
  'apps/server/src/composition/box.ts': `import '@outrider/sandbox';`,
  'apps/server/src/compose.ts': `import './composition/box.ts'; import './modules/contacts/index.ts'; import './config.ts';`,
  'apps/server/src/platform/testing/test-server.ts': `import '../../compose.ts';`,
  [`${MODULES}/billing/index.ts`]: `export const bill = 1;`,
  [`${MODULES}/verification/index.ts`]: `import '../contacts/index.ts';`,
  [`${MODULES}/leads-agent/index.ts`]: `import '../billing/index.ts';`,
  [`${MODULES}/contacts/index.ts`]: `import './inside.ts';`,
  [`${MODULES}/contacts/demo.ts`]: `export const tour = 1;`,
  'apps/server/src/boxed/demo.ts': `import '../modules/contacts/demo.ts';`,
  [`${MODULES}/contacts/inside.ts`]: `import './contacts.repository.ts'; import './contacts.tables.ts';`,
  [`${MODULES}/contacts/contacts.repository.ts`]: `import { sql } from 'kysely'; export const query = sql;`,
  [`${MODULES}/contacts/contacts.tables.ts`]: `import type { Generated } from 'kysely'; export type Id = Generated;`,
  [`${MODULES}/contacts/lists/show.ts`]: `import '../people/read.ts';`,
  [`${MODULES}/contacts/lists/keep.ts`]: `export const keep = 1;`,
  [`${MODULES}/contacts/write-mail.ts`]: `import 'nodemailer/lib/mime-node';`,
  'apps/server/src/platform/imap/client.ts': `import 'imapflow';`,
  [`${MODULES}/contacts/people/read.ts`]: `export const read = 1;`,
  [`${MODULES}/contacts/people/store.ts`]: `import '../lists/keep.ts';`,
  [`${MODULES}/contacts/contacts.test.ts`]: `import '../../compose.ts'; import '../../platform/testing/test-server.ts';`,
  [`${MODULES}/contacts/contacts-testing.ts`]: `import '../../platform/testing/test-server.ts'; import '@outrider/sandbox';`,
  [`${WEB}/paths/paths.ts`]: `export const paths = 1;`,
  [`${WEB}/app/access.ts`]: `import '../paths/paths.ts';`,
  [`${WEB}/platform/api.ts`]: `export const call = 1;`,
  [`${WEB}/api/contacts.ts`]: `import '../platform/api.ts';`,
  [`${WEB}/ui/button.tsx`]: `export const Button = () => <button type="button" />;`,
  [`${WEB}/ui/button.test.tsx`]: `import './button.tsx';`,
  [`${WEB}/ui/hen.tsx`]: `import './egg.tsx';`,
  [`${WEB}/features/contacts/list.tsx`]: `import '../../ui/button.tsx';`,
  [`${WEB}/screens/desktop/home.tsx`]: `import '../../paths/paths.ts'; import '../../features/contacts/list.tsx';`,
  [`${WEB}/screens/mobile/home.tsx`]: `import '../../features/contacts/list.tsx';`,
};

/** So many sources in one folder, and their tests. */
const folderOf = (folder: string, sources: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: sources }, (_source, index) => [
      [`${folder}/part-${index}.ts`, 'export const part = 1;'],
      [`${folder}/part-${index}.test.ts`, `import './part-${index}.ts';`],
    ]).flat(),
  );

const FOLDERS = {
  ...folderOf('apps/web/src/ui/crowded', 26),
  ...folderOf('packages/template/src/crowded', 26),
  ...folderOf('packages/template/src/full', 25),
};

const exportsOf = (target: string) =>
  JSON.stringify({ type: 'module', exports: target.includes('*') ? { './*': target } : target });

const PACKAGES: Record<string, string> = {
  'packages/template/package.json': exportsOf('./src/index.ts'),
  'packages/contract/package.json': exportsOf('./src/*.ts'),
  'packages/sandbox/package.json': exportsOf('./src/index.ts'),
  'node_modules/nodemailer/package.json': exportsOf('./*.js'),
  'node_modules/nodemailer/lib/smtp-connection.js': 'export {};',
  'node_modules/nodemailer/lib/mime-node.js': 'export {};',
  ...Object.fromEntries(
    // In a dist, as most libraries are.
    ['zod', 'fastify', 'kysely', 'pg', 'imapflow'].flatMap((name) => [
      [`node_modules/${name}/package.json`, exportsOf('./dist/index.js')],
      [`node_modules/${name}/dist/index.js`, 'export {};'],
    ]),
  ),
};

let root: string;
let seen: Cruise;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'outrider-rules-'));
  const planted = Object.fromEntries(VIOLATIONS.map(({ file, text }) => [file, text]));
  for (const [file, text] of Object.entries({ ...INNOCENT, ...PACKAGES, ...FOLDERS, ...planted })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  await mkdir(join(root, 'node_modules/@outrider'));
  for (const name of ['template', 'contract', 'sandbox']) {
    await symlink(join(root, 'packages', name), join(root, 'node_modules/@outrider', name));
  }
  seen = await cruise(root);
});

afterAll(() => rm(root, { recursive: true }));

describe('the dependency rules', () => {
  it.each([...new Set(VIOLATIONS.map(({ rule }) => rule))])(
    'see %s broken where it was planted, and nowhere else',
    (rule) => {
      const files = seen.violations.filter((violation) => violation.rule === rule).map(({ from }) => from);
      const planted = VIOLATIONS.filter((violation) => violation.rule === rule).map(({ file }) => file);
      expect(files.toSorted()).toEqual(planted.toSorted());
    },
  );

  it('see two folders of a module that import each other', () => {
    const pairs = seen.violations.filter(({ rule }) => rule === ONE_WAY);
    expect(pairs).toEqual([{ rule: ONE_WAY, from: `${MODULES}/contacts/lists/`, to: `${MODULES}/contacts/people/` }]);
  });

  it('see a folder of more than 25 sources, its tests not counted', () => {
    const crowded = seen.violations.filter(({ rule }) => rule === CROWDED);
    expect(crowded).toEqual([
      { rule: CROWDED, from: 'apps/web/src/ui/crowded', to: '26 sources' },
      { rule: CROWDED, from: 'packages/template/src/crowded', to: '26 sources' },
    ]);
  });

  it('all have a planted violation', () => {
    expect([...new Set(VIOLATIONS.map(({ rule }) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});

describe('the floor of modules', () => {
  const clean: Cruise = { ownModules: 200, violations: [] };

  it('is reached when enough modules were seen', () => {
    expect(problemsOf(clean, 200)).toEqual([]);
  });

  it('fails a run that kept every rule because it saw too little', () => {
    expect(problemsOf(clean, 201)).toEqual(['Only 200 modules were seen, at least 201 are expected.']);
  });

  it('counts our own modules and not those of npm', () => {
    expect(seen.ownModules).toBe(Object.keys({ ...INNOCENT, ...FOLDERS }).length + VIOLATIONS.length);
  });
});
