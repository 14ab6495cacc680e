/** The server's modules, lowest layer first. What must flow up travels as a named job or event. A test may set up any. */
const TESTS = ['[.](test|spec)[.]tsx?$', '[/-]testing(/|[.]tsx?$)'];
const LAYERS = [
  ['identity', 'billing'],
  ['domains', 'contacts', 'mailboxes', 'files'],
  ['ledger'],
  ['verification', 'warmup', 'inbox', 'tracking', 'sealed-mail', 'receipts', 'cards'],
  ['campaigns', 'compose'],
  ['leads'],
  ['follow-ups', 'sending'],
  ['forecast'],
  ['statistics', 'replies'],
  ['rehearsal'],
  ['campaign-management'],
  ['leads-agent', 'search', 'dashboard', 'first-steps', 'notifications'],
];

const inModules = (names) => `^apps/server/src/modules/(${names.join('|')})/`;

/** What a module of this layer may not import: its peers and everything above. */
const outOfReach = (index) => LAYERS.slice(index).flat();

const looksDown = LAYERS.map((layer, index) => ({
  name: `layer-${index}-looks-down`,
  comment: `${layer.join(', ')}: import only from lower layers, never a peer, never upward.`,
  severity: 'error',
  from: { path: inModules(layer), pathNot: TESTS },
  to: { path: inModules(outOfReach(index)), pathNot: '^apps/server/src/modules/$1/' },
})).filter((_rule, index) => outOfReach(index).length > 1);

const everyModuleHasALayer = {
  name: 'every-module-has-a-layer',
  comment: 'A module that no layer lists is held by no layer rule. Add it to layers.cjs.',
  severity: 'error',
  from: { path: '^apps/server/src/modules/[^/]+/', pathNot: inModules(LAYERS.flat()) },
  to: {},
};

module.exports = { forbidden: [...looksDown, everyModuleHasALayer] };
