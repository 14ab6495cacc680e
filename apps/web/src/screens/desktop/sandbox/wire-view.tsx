import { BoxNumbers } from '../../../features/sandbox/box-numbers.tsx';
import { WirePanel } from '../../../features/sandbox/wire-panel.tsx';
import { WorldPanel } from '../../../features/sandbox/world-panel.tsx';
import styles from './sandbox-screen.module.css';

export const WireView = () => (
  <div className={styles.wire}>
    <div className={styles.left}>
      <BoxNumbers />
      <WirePanel />
    </div>
    <WorldPanel />
  </div>
);
