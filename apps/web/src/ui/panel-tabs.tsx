import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import styles from './panel-tabs.module.css';

type PanelTab<K extends string> = { key: K; label: ReactNode; children: ReactNode };
type PanelTabsProps<K extends string> = { tabs: readonly PanelTab<K>[]; at: K; onTab: (key: K) => void };

/** The parts of a panel, one at a time; what is shown scrolls below the names. */
export const PanelTabs = <K extends string>({ tabs, at, onTab }: PanelTabsProps<K>) => (
  <Tabs
    className={styles.tabs ?? ''}
    activeKey={at}
    destroyOnHidden
    items={[...tabs]}
    onChange={(key) => {
      const tab = tabs.find((known) => known.key === key);
      if (tab) onTab(tab.key);
    }}
  />
);
