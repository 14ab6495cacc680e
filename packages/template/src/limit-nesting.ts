import { Tokenizer } from 'htmlparser2';

const words = (list: string) => new Set(list.split(' '));

/** WHATWG HTML, 13.1.2: these hold nothing and have no end tag. */
const VOID = words('area base br col embed hr img input link meta param source track wbr');

const P = words('p');
/** Elements that may be left open, by what ends them (WHATWG HTML, 13.1.2.4), as far as the parser knows it. */
const ENDS = new Map([
  ...[...words('p div ul ol table blockquote h1 h2 h3 h4 h5 h6')].map((name) => [name, P] as const),
  ['li', words('li')],
  ['dt', words('dt dd')],
  ['dd', words('dt dd')],
  ['tr', words('tr td th')],
  ['td', words('td th')],
  ['th', words('th')],
]);

/**
 * A page whose elements stand at most this deep; of deeper ones the tags are left out and the words stay. The parser
 * behind html-to-text moves all open elements at each tag, which takes the square of the time for a page that only opens.
 */
export function limitNesting(html: string, depthMax: number): string {
  if (html.split('<', depthMax + 2).length <= depthMax + 1) return html;
  const open = createOpenElements();
  let kept = '';
  let keptTo = 0;
  const leaveOut = (from: number, to: number) => {
    kept += html.slice(keptTo, from);
    keptTo = to;
  };
  let tagFrom = 0;
  let name = '';
  const opened = (end: number) => {
    if (!VOID.has(name) && open.add(name) > depthMax) leaveOut(tagFrom, end + 1);
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(from, to) {
        name = html.slice(from, to).toLowerCase();
        tagFrom = from - 1;
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag(from, to) {
        if (open.end(html.slice(from, to).toLowerCase()) <= depthMax) return;
        const end = html.indexOf('>', to);
        leaveOut(from - 2, end < 0 ? html.length : end + 1);
      },
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return kept + html.slice(keptTo);
}

/** The elements that are open. Both answer how deep the element stands, or stood. */
function createOpenElements() {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const pop = () => {
    const name = names.pop() ?? '';
    counts.set(name, (counts.get(name) ?? 1) - 1);
    return name;
  };
  return {
    add(name: string): number {
      const ended = ENDS.get(name);
      while (ended?.has(names.at(-1) ?? '')) pop();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return names.push(name);
    },
    /** Of what was never opened 0. */
    end(name: string): number {
      if ((counts.get(name) ?? 0) === 0) return 0;
      while (pop() !== name);
      return names.length + 1;
    },
  };
}
