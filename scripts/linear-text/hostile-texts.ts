export type HostileText = { name: string; ofLength: (length: number) => string };

/** A text that grows by its piece: what stands before, many of the piece, as many of what closes it, what stands after. */
type Growing = { before?: string; piece: string; closing?: string; after?: string };

const SIGNS = Array.from('a1A. ,;:-_=*<>[({|"\'\\/@&#%!?+~\t\n\0中\u0301');

const HTML = [
  '<a href="',
  '<a href="https://a.test',
  '<a ',
  '</a>',
  '<!--',
  '<?',
  '<![CDATA[',
  '<style>',
  '<body ',
  '<div>',
  '<div class="gmail_quote">',
  '<blockquote>',
  '<table><tr><td>',
  '<p>a</p>',
  '<b><i>',
  '<br>',
  ' a="b"',
  '&lt;',
  '&#',
];

const CSS = ['/*', 'a{', 'a{b:c}', '@media a{', 'url(', 'x:y;', 'a,'];

const TEMPLATES = ['{{', '{{a', '{{a}}', '{{a|', '{|', '{a|b}', '{%', '{% if a %}', '{% if "', '[…', '[… a', '[a]('];

const MAIL = [
  '=?utf-8?',
  '=?utf-8?b?YQ==?= ',
  '=20',
  '=\n',
  'a@',
  'a@b.cd',
  'a <a@b.cd>, ',
  '"a" ',
  '"\\',
  '(a',
  'a:;',
  ';a*0="b"',
  'Re: ',
  'RE:aw:Fwd:',
  '回复：',
  'a: b\n',
  'A:\n ',
  '--b\n',
  '-- \n',
  '> ',
  '>a\n',
  'On Mon, 1 Jan 2024 a wrote:\n',
  'From: a\nTo: b\n',
  '-----Original Message-----\n',
  'a\n\n',
  ' \n',
  'http://',
  'https://a.test/ ',
  '550 5.1.1 ',
  '550-5.1.1 a\r\n',
  'Mon, 1 Jan ',
  '1.1.2024 ',
  '+49 (0) ',
];

const RECORDS = ['v=spf1 ', 'include:a.test ', 'ip4:1.2.3.4 ', 'k=v;', 'a.', '::', 'a:%{a}', '%{a}'];

const TABLES = ['a,b\n', '"a",', '"a\n', '{"a":', '{"a":1},', '[1,', '<c r="A1">'];

/** Names that every object has. */
const INHERITED = [
  'constructor ',
  'constructor=__proto__;',
  'constructor: toString\n',
  '&constructor;',
  '{{constructor}}',
];

const WORDS = ['a ', 'AAAA ', 'the user is not ', 'refuse', 'until '];

const NESTED: Growing[] = [
  { piece: '<div>', closing: '</div>' },
  { piece: '(', closing: ')' },
  { piece: '{', closing: '}' },
  { piece: '{a|', closing: '}' },
  { piece: '{% if a %}', closing: '{% endif %}' },
  { piece: '{"a":', closing: '}' },
];

const ENCLOSED: Growing[] = [
  { before: 'a', piece: ' ', after: 'b' },
  { before: 'a', piece: '\t\n', after: 'b' },
  { before: 'a@', piece: 'b.', after: '-' },
  { before: '"', piece: 'a\\"' },
  { before: '<a ', piece: 'href=a ', after: '>' },
  { before: '<p style="', piece: 'color:red;', after: '">a' },
  { before: '<style>', piece: 'a,', after: 'b{c:d}</style>' },
  { before: 'Subject: ', piece: 'Re: ', after: '\n\na' },
  { before: 'Subject: ', piece: '=?utf-8?q?a?= ', after: '\n\na' },
  { before: 'From: ', piece: '(', after: '\n\na' },
  { before: 'Content-Type: multipart/mixed; boundary=b\n\n', piece: '--b\n\na\n', after: '--b--' },
  { before: 'Content-Type: text/html\n\n', piece: '<div>', after: 'a' },
  { before: 'Content-Transfer-Encoding: quoted-printable\n\n', piece: '=', after: 'a' },
  { before: 'Content-Transfer-Encoding: base64\n\n', piece: 'YQ= =', after: 'a' },
  { before: 'v=spf1 ', piece: 'a:b ', after: '-all' },
  { before: 'v=DMARC1; ', piece: 'constructor=a;' },
  { before: 'a:', piece: '%{a}', after: '/a' },
];

/** Each piece another one: what is kept in a list is looked through for each of them. `#` is its number. */
const NUMBERED: Growing[] = [
  { piece: 'a#@b.cd, ' },
  { piece: 'a#: b\n' },
  { before: 'Content-Type: a; ', piece: 'a#=b; ', after: '\n\na' },
  { piece: '{{a#}}' },
  { piece: '{a#|b}' },
  { piece: '<a href="https://a#.test">' },
  { before: '<style>', piece: '.a#{b:c}', after: '</style>' },
  { before: 'v=spf1 ', piece: 'include:a#.test ', after: '-all' },
  { before: 'v=DMARC1; ', piece: 'a#=b; ' },
  { piece: 'a#,b\n' },
];

const numbered = (piece: string, times: number) =>
  Array.from({ length: times }, (_none, index) => piece.replace('#', String(index))).join('');

const asText = ({ before = '', piece, closing = '', after = '' }: Growing, isNumbered: boolean): HostileText => ({
  name: JSON.stringify(`${before}${piece}…${closing}${after}`),
  ofLength: remembered((length) => {
    const times = Math.max(1, Math.round(length / (piece.length + closing.length + (isNumbered ? 3 : 0))));
    return inOnePiece(
      before + (isNumbered ? numbered(piece, times) : piece.repeat(times)) + closing.repeat(times) + after,
    );
  }),
});

/** Two hundred functions are fed the same texts. */
function remembered(make: (length: number) => string): (length: number) => string {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? make(length);
    made.set(length, text);
    return text;
  };
}

/** A joined text is put together when it is first read, and that would be measured with the reading. */
function inOnePiece(text: string): string {
  /(?:)/.test(text);
  return text;
}

export const HOSTILE_TEXTS: HostileText[] = [
  ...[SIGNS, HTML, CSS, TEMPLATES, MAIL, RECORDS, TABLES, INHERITED, WORDS]
    .flat()
    .map((piece) => asText({ piece }, false)),
  ...[...NESTED, ...ENCLOSED].map((growing) => asText(growing, false)),
  ...NUMBERED.map((growing) => asText(growing, true)),
];
