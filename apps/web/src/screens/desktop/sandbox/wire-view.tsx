import { BoxNumbers } from '../../../features/sandbox/box-numbers.tsx';
import { WirePanel } from '../../../features/sandbox/wire/wire-panel.tsx';
import { WorldPanel } from '../../../features/sandbox/world/world-panel.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import styles from './sandbox-screen.module.css';

export const WireView = () => (
  <div className={styles.wire}>
    <Stack tall minWidth={0} minHeight={0} gap={0}>
      <BoxNumbers />
      <WirePanel />
    </Stack>
    <WorldPanel />
  </div>
);
