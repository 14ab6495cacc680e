/** A number below `count` that is always the same for this seed and place, and as likely as any other. */
export function chooseOption(seed: string, index: number, count: number): number {
  return Math.floor((hash(`${seed}\u0000${index}`) / 4_294_967_296) * count);
}

/** FNV-1a, then the finishing steps of MurmurHash3: neighbouring seeds end far apart. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
}
