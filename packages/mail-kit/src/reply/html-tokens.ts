import { Tokenizer } from 'htmlparser2';

export type HtmlHandler = {
  open: (name: string, attributes: ReadonlyMap<string, string>, from: number, to: number) => void;
  close: (name: string, from: number, to: number) => void;
  text: (text: string, from: number) => void;
};

/** Void elements have no end tag (HTML, 13.1.2). */
export const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Walks over tags and text with their places in the source. Only the tokenizer is used: the parser above it looks
 * through all open elements at each tag, which takes the square of the time for deeply nested mail.
 */
export function walkHtml(html: string, handler: HtmlHandler): void {
  let name = '';
  let tagFrom = 0;
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  // An entity is known by its end alone; it begins where what was before it ends.
  let done = 0;
  const text = (from: number, to: number) => {
    handler.text(html.slice(from, to), from);
    done = to;
  };
  const opened = (end: number) => {
    done = Math.min(end + 1, html.length);
    handler.open(name, attributes, tagFrom, done);
  };
  const skipped = (_from: number, end: number) => {
    done = end + 1;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(from, to) {
        name = html.slice(from, to).toLowerCase();
        tagFrom = from - 1;
        attributes = new Map();
      },
      onattribname(from, to) {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata(from, to) {
        value += html.slice(from, to);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag(from, to) {
        const end = html.indexOf('>', to);
        done = end === -1 ? html.length : end + 1;
        handler.close(html.slice(from, to).toLowerCase(), from - 2, done);
      },
      ontext: text,
      ontextentity(code, to) {
        handler.text(String.fromCodePoint(code), Math.min(done, to));
        done = to;
      },
      oncdata: text,
      oncomment: skipped,
      ondeclaration: skipped,
      onprocessinginstruction: skipped,
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
