const layers = require('./layers.cjs');

/**
 * Arrows point down: apps -> contract -> pure packages. Modules and features meet only through a public door.
 * scripts/dependency-rules.test.ts plants one violation per rule.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const PURE =
  'billing-rules|campaign-rules|send-planner|template|email-verifier|lead-finder|mail-kit|warmup-planner|mailbox-checks|table-reader|domain-orders';
/**
 * Libraries that compute and do nothing else: letters of old encodings, tokens of HTML and of CSS, a page as plain text, the
 * public suffix list, days named in a text, calendars, IP addresses, a heap.
 */
const PURE_LIBRARIES =
  'node_modules/(chrono-node|ical[.]js|ipaddr[.]js|tinyqueue|iconv-lite|htmlparser2|html-to-text|@types/html-to-text|@csstools/css-tokenizer|tldts|tldts-core)/';
const TESTS = ['[.](test|spec)[.]tsx?$', '[/-]testing(/|[.]tsx?$)'];
const TOOLING = '^(e2e|bench|scripts)/';
const SQL = 'node_modules/(@types/)?(kysely|pg)/';
/** Query by hand since before this rule could see the library; each is to move into a repository, and none is to follow. */
const SQL_BESIDE = [
  '^apps/server/src/boxed/demo[.]ts$',
  '^apps/server/src/composition/metrics[.]ts$',
  '^apps/server/src/modules/compose/delivery/(close-delivery|compose-owner|list-scheduled-copies|reserve-due)[.]ts$',
  '^apps/server/src/modules/contacts/suppressions/opt-outs[.]ts$',
  '^apps/server/src/modules/files/uploads/uses[.]ts$',
  '^apps/server/src/modules/leads/sources/search-sources[.]ts$',
  '^apps/server/src/modules/sending/doubt/campaign-owner[.]ts$',
  '^apps/server/src/modules/sending/holding/(departures|record-left|resume-sending|show-hold)[.]ts$',
  '^apps/server/src/modules/sending/queues/give-back[.]ts$',
];
/** The second door, demo.ts, leads to the demo company; the third has what worker threads load, which is little. */
const MODULE_DOOR = '^apps/server/src/modules/[^/]+/(index|demo|for-workers)[.]ts$';
const DEMO = '^apps/server/src/modules/[^/]+/(demo/|(seed-)?demo[^/]*[.]ts$|seed-history[.]ts$)';

const everywhere = [
  rule(
    'no-circular',
    'A cycle means two files are one idea. Merge them or extract the shared part.',
    {},
    { circular: true },
  ),
  rule('no-unresolvable', 'An import nobody can follow is held by no other rule.', {}, { couldNotResolve: true }),
  rule(
    'product-imports-no-test',
    'Code that only tests need does not ship.',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { path: TESTS },
  ),
  rule(
    'product-imports-no-tooling',
    'The product runs without its tools.',
    { path: '^(apps|packages)/' },
    { path: TOOLING },
  ),
];

const packages = [
  rule(
    'pure-packages-are-pure',
    'They import nothing but each other and what computes as they do: no I/O, no framework, no clock.',
    { path: `^packages/(${PURE})/`, pathNot: TESTS },
    { pathNot: [`^packages/(${PURE})/`, PURE_LIBRARIES] },
  ),
  rule(
    'contract-knows-only-zod',
    'The contract is what both sides share; it may lean on pure packages, and on neither side.',
    { path: '^packages/contract/', pathNot: TESTS },
    { pathNot: [`^packages/(contract|${PURE})/`, 'node_modules/zod/'] },
  ),
  rule(
    'sandbox-is-another-world',
    'The boxed world stands for strangers: beyond the contract, code shared with the product would hide the same mistake twice.',
    { path: '^packages/sandbox/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(sandbox|contract)/' },
  ),
  rule(
    'sandbox-only-at-the-composition-root',
    'In the live world not a line of it runs.',
    {
      pathNot: [
        '^packages/sandbox/',
        '^apps/server/src/composition/box[.]ts$',
        '^apps/server/src/boxed/',
        '^(e2e|bench)/',
        ...TESTS,
      ],
    },
    { path: '^packages/sandbox/' },
  ),
  rule(
    'truth-of-the-web-only-for-judges',
    'Who is right on the company web is for tests and benches: a product that could look it up would prove nothing.',
    { pathNot: ['^bench/', ...TESTS] },
    { path: '^packages/sandbox/src/company-web/truth[.]ts$' },
  ),
  rule(
    'held-out-templates-are-unseen',
    'Pages for the bench alone: what is made or tested with them in view is not measured by them.',
    { pathNot: '^packages/sandbox/src/company-web/templates/(registry[.]ts$|held-out/)' },
    { path: '^packages/sandbox/src/company-web/templates/held-out/' },
  ),
];

const server = [
  rule(
    'server-never-meets-web',
    'They talk over the contract only.',
    { path: '^apps/server/' },
    { path: '^apps/web/' },
  ),
  rule(
    'server-platform-is-the-floor',
    'Platform code knows no product words, nor who puts it together.',
    { path: '^apps/server/src/platform/', pathNot: TESTS },
    { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
  ),
  rule(
    'modules-through-the-door',
    'One module reaches another only through its index.ts, a worker thread through for-workers.ts; its tests may use what the other gives to tests.',
    { path: '^apps/server/src/modules/([^/]+)/' },
    { path: '^apps/server/src/modules/', pathNot: ['^apps/server/src/modules/$1/', MODULE_DOOR, ...TESTS] },
  ),
  rule(
    'outsiders-through-the-door',
    'What puts the modules together uses their doors too.',
    { path: '^apps/server/src/', pathNot: ['^apps/server/src/modules/', ...TESTS] },
    { path: '^apps/server/src/modules/', pathNot: MODULE_DOOR },
  ),
  rule(
    'demo-only-in-the-box',
    'The demo company and the log-in without a password exist in the boxed world alone; live loads neither.',
    { path: '^apps/server/src/', pathNot: ['^apps/server/src/boxed/', DEMO, ...TESTS] },
    { path: DEMO },
  ),
  rule(
    'modules-know-no-root',
    'A module is given what it needs; it does not read the configuration or construct things.',
    { path: '^apps/server/src/modules/', pathNot: TESTS },
    { path: '^apps/server/src/', pathNot: '^apps/server/src/(modules|platform)/' },
  ),
  rule(
    'mail-libraries-stay-below',
    'IMAP and the SMTP dialogue are wrapped in the platform, with types of our own: a library that changes is met there alone.',
    { path: '^apps/server/src/modules/' },
    { path: 'node_modules/(@types/)?(imapflow/|nodemailer/.*smtp-)' },
  ),
  rule(
    'sql-only-in-repositories',
    'Use cases and routes never build queries.',
    {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/platform/', '[.]repository[.]ts$', '[.]tables[.]ts$', ...SQL_BESIDE, ...TESTS],
    },
    { path: SQL },
  ),
  rule(
    'tables-are-types',
    'A table file describes columns; it runs nothing.',
    { path: '[.]tables[.]ts$' },
    { path: SQL, dependencyTypesNot: ['type-only'] },
  ),
];

const web = [
  rule(
    'web-never-meets-server',
    'They talk over the contract only.',
    { path: '^apps/web/' },
    { path: '^apps/server/' },
  ),
  rule(
    'features-do-not-import-features',
    'Compose features in a screen, not in each other.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  rule(
    'features-know-no-screen',
    'A feature has no layout, no router and no addresses, so that a phone and a desktop can both use it.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/(paths|screens|app)/' },
  ),
  rule(
    'screens-know-no-router',
    'Addresses lie below the screens; which routes exist is decided above them.',
    { path: '^apps/web/src/screens/', pathNot: TESTS },
    { path: '^apps/web/src/app/' },
  ),
  rule(
    'addresses-are-words',
    'An address is a text and what it is made of; it draws nothing and asks nobody.',
    { path: '^apps/web/src/paths/', pathNot: TESTS },
    { path: '^apps/web/src/', pathNot: '^apps/web/src/paths/' },
  ),
  rule(
    'ui-knows-no-product',
    'What draws a button does not know what it is for.',
    { path: '^apps/web/src/ui/' },
    { path: '^apps/web/src/(api|features|paths|screens|app)/' },
  ),
  rule(
    'web-platform-is-the-floor',
    'Storage, calls and formats lie below everything that is drawn.',
    { path: '^apps/web/src/(platform|i18n)/' },
    { path: '^apps/web/src/(api|ui|features|paths|screens|app)/' },
  ),
  rule(
    'web-api-draws-nothing',
    'Queries and mutations are made from the contract; whoever draws may use those of every module.',
    { path: '^apps/web/src/api/' },
    { path: '^apps/web/src/(ui|features|paths|screens|app)/' },
  ),
  rule(
    'only-api-asks-the-server',
    'Each call is made from the contract once, in api/, where every screen finds it.',
    { path: '^apps/web/src/', pathNot: ['^apps/web/src/(api|platform)/', ...TESTS] },
    { path: '^apps/web/src/platform/api[.]ts$' },
  ),
  rule(
    'desktop-imports-no-mobile',
    'Each form factor loads its own code alone.',
    { path: '^apps/web/src/(screens/desktop/|app/desktop-)' },
    { path: '^apps/web/src/(screens/mobile/|app/mobile-)' },
  ),
  rule(
    'shared-screens-import-no-form-factor',
    'What both show may not bring one of them to the other.',
    { path: '^apps/web/src/screens/shared/' },
    { path: '^apps/web/src/screens/(desktop|mobile)/' },
  ),
  rule(
    'mobile-imports-no-desktop',
    'Each form factor loads its own code alone.',
    { path: '^apps/web/src/(screens/mobile/|app/mobile-)' },
    { path: '^apps/web/src/(screens/desktop/|app/desktop-)' },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...packages, ...server, ...layers.forbidden, ...web],
  options: {
    // TypeScript 7 has no compiler API: with the default parser no module would be seen, and every rule kept.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Of ours alone: most libraries lie in a dist of their own, and an import that is left out breaks no rule.
    exclude: { path: '^((apps|packages)/[^/]+|e2e|bench|scripts)/(dist|dist[.][^/]+|test-results|[.]data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
