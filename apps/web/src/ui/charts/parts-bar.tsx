import { Row } from '../layout/layout.tsx';
import { type MarkKind, markLook } from './mark.tsx';
import styles from './parts-bar.module.css';

type PartsBarProps = {
  /** What is read out: the parts with their numbers. */
  label: string;
  parts: readonly { key: string; mark: MarkKind; value: number }[];
  height?: number;
};

/** A whole and what it consists of, with a gap between the parts; what is small stays visible. */
export const PartsBar = ({ label, parts, height = 8 }: PartsBarProps) => (
  <Row
    gap={0.5}
    overflow="hidden"
    rounded={2}
    align="stretch"
    className={styles.bar}
    style={{ height }}
    role="img"
    aria-label={label}
  >
    {parts
      .filter(({ value }) => value > 0)
      .map(({ key, mark, value }) => {
        const { className = '', style } = markLook(mark);
        return <i key={key} className={className} style={{ ...style, flex: value }} />;
      })}
  </Row>
);
