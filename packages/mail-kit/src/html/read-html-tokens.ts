import { Tokenizer } from 'htmlparser2';

export type HtmlAttributes = ReadonlyMap<string, string>;

/** Names in lower case, values and text with their character references read. */
export interface HtmlTokenReader {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(text: string): void;
}

const FOREIGN = new Set(['svg', 'math']);

/** Tags and text in their order. Comments, declarations and instructions are left out: nobody reads them in a mail. */
export function readHtmlTokens(html: string, reader: HtmlTokenReader): void {
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const ignore = () => undefined;
  const finishTag = () => {
    reader.open(name, attributes);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        // WHATWG HTML, 13.2.5.33: of two attributes of one name the first counts.
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: finishTag,
      onselfclosingtag() {
        finishTag();
        if (FOREIGN.has(name)) reader.close(name);
      },
      onclosetag(start, end) {
        reader.close(html.slice(start, end).toLowerCase());
      },
      ontext(start, end) {
        reader.text(html.slice(start, end));
      },
      ontextentity(code) {
        reader.text(String.fromCodePoint(code));
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
