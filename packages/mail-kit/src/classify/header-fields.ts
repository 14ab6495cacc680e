/** A field of a header block or of a report: RFC 822's form, with any names. */
export type Field = { name: string; value: string };

const FIELD = /^([A-Za-z][\w-]{0,80})\s{0,3}:\s?(.*)$/;

/** Blocks of fields, parted by blank lines (RFC 3464, 2.1.2); what is no field is left out. */
export function readFieldBlocks(text: string): Field[][] {
  const blocks: Field[][] = [];
  let block: Field[] = [];
  for (const line of text.split('\n')) {
    const last = block.at(-1);
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (name !== undefined) block.push({ name: name.toLowerCase(), value: value.trim() });
    else if (line.trim() === '') {
      if (block.length > 0) blocks.push(block);
      block = [];
    } else if (last && /^\s/.test(line) && last.value.length < VALUE_MAX) last.value += ` ${line.trim()}`;
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}

const VALUE_MAX = 10_000;

export const fieldOf = (block: Field[], name: string) => block.find((field) => field.name === name)?.value;
