const words = (list: string) => new Set(list.split(' '));

/** What a mail may be made of. None of them runs, loads, submits or changes how a browser reads what follows. */
export const ALLOWED = words(
  'a abbr acronym address area article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del ' +
    'details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main map ' +
    'mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th ' +
    'thead time tr tt u ul var wbr',
);

export const VOID = words('area br col hr img wbr');

/** Not shown, and what is in them is not shown either. Of all others outside ALLOWED only the tag is left out. */
export const DROPPED_WHOLE = words(
  'applet canvas datalist frameset iframe math noembed noframes noscript object plaintext script select style svg ' +
    'template textarea title xml xmp',
);

/** WHATWG HTML, 13.1.2.4: their end is understood where something else ends or begins. */
export const END_IS_OPTIONAL = words('caption colgroup dd dt li p tbody td tfoot th thead tr rp rt');

export const CELLS = words('caption td th');
const CELLS_AND_ROWS = words('caption td th tr');
const ALL_IN_TABLE = words('caption td th tr colgroup tbody tfoot thead');

/** What a part of a table ends, if it is open in the same table. */
export const ENDED_IN_TABLE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['td', CELLS],
  ['th', CELLS],
  ['tr', CELLS_AND_ROWS],
  ['col', words('caption td th tr tbody tfoot thead')],
  ...['caption', 'colgroup', 'tbody', 'tfoot', 'thead'].map((name) => [name, ALL_IN_TABLE] as const),
]);

const PARAGRAPH = words('p');
const BLOCKS = [
  ...words(
    'address article aside blockquote center details dir div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ' +
      'main nav ol p pre section summary ul',
  ),
];

/** What an element ends, if it stands directly around it. */
export const ENDED_BY_START: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...BLOCKS.map((name) => [name, PARAGRAPH] as const),
  ['li', words('li p')],
  ['dd', words('dd dt p')],
  ['dt', words('dd dt p')],
  ['rp', words('rp rt')],
  ['rt', words('rp rt')],
]);
