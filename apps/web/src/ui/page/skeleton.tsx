import { Grid, Row } from '../layout/layout.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  rows: number;
  /** With the head of a message above them: a face and a name. */
  hasHead?: boolean;
};

/** The shape of a text that is on its way. */
export const Skeleton = ({ rows, hasHead = false }: SkeletonProps) => (
  <Row gap={4} align="stretch" aria-busy>
    {hasHead && <i className={styles.face} />}
    <Grid grow gap={4}>
      {hasHead && <i className={styles.name} />}
      {Array.from({ length: rows }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without contents have nothing else.
        <i key={index} className={styles.row} />
      ))}
    </Grid>
  </Row>
);
