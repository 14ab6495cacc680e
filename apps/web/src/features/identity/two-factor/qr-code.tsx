import { create } from 'qrcode';
import styles from './qr-code.module.css';

/** Cameras need four light modules around the code (ISO/IEC 18004, section 9.1). */
const QUIET = 4;

/** A text as a QR code. Dark on light in both themes: cameras read it no other way. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const).filter(
    ([x, y]) => modules.get(y, x) !== 0,
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}
