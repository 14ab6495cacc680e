import { type CopyRows, JSONB_VERSION } from '../../../../platform/copy/copy-rows.ts';

/** Values of a row: stretches of bytes, or texts where there are such. */
type Values = {
  bytes: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  texts: readonly (string | undefined)[];
};

const encoder = new TextEncoder();
const OPEN = encoder.encode(`${JSONB_VERSION}{`);
const QUOTE = encoder.encode('"');
const CLOSE = encoder.encode('}');

/** Writes fields of one's own as a value of the type jsonb, those without a value left out. */
export function createFieldsWriter() {
  const fields: { place: number; first: Uint8Array; next: Uint8Array }[] = [];

  function writeValue(out: CopyRows, { bytes, starts, ends, texts }: Values, place: number) {
    const start = starts[place] ?? 0;
    const end = ends[place] ?? 0;
    const text = texts[place];
    if (text === undefined && isPlainJson(bytes, start, end)) out.piece(bytes, start, end);
    else
      out.piece(Buffer.from(JSON.stringify(text ?? Buffer.from(bytes.subarray(start, end)).toString()).slice(1, -1)));
  }

  return {
    /** The value at a place becomes this field; of two that become the same, the later one is kept, as by an object. */
    add(name: string, place: number) {
      const key = `${JSON.stringify(name)}:"`;
      fields.push({ place, first: encoder.encode(key), next: encoder.encode(`,${key}`) });
    },
    write(out: CopyRows, values: Values) {
      if (fields.length === 0) return;
      const { starts, ends, texts } = values;
      let isFirst = true;
      out.begin();
      out.piece(OPEN);
      for (const { place, first, next } of fields) {
        if (starts[place] === ends[place] && texts[place] === undefined) continue;
        out.piece(isFirst ? first : next);
        writeValue(out, values, place);
        out.piece(QUOTE);
        isFirst = false;
      }
      out.piece(CLOSE);
      out.end();
    },
  };
}

/** Whether bytes stand in a JSON text as they are (RFC 8259, section 7). */
function isPlainJson(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte === 0x22 || byte === 0x5c) return false;
  }
  return true;
}
