const KILO = 1_024;

/** Such as 16 KB, 1 MB or 4.5 GB, as a person reads it. */
export function sizeText(bytes: number): string {
  const [kilo, mega, giga] = [bytes / KILO, bytes / KILO ** 2, bytes / KILO ** 3];
  if (kilo < 1) return `${bytes} B`;
  if (mega < 1) return `${Math.floor(kilo)} KB`;
  return giga < 1 ? `${toTenth(mega)} MB` : `${toTenth(giga)} GB`;
}

const toTenth = (size: number) => Math.floor(size * 10) / 10;
