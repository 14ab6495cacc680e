import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from './controls/classes.ts';
import styles from './panel-tabs.module.css';

type PanelTab<K extends string> = { key: K; label: ReactNode; children: ReactNode };
type PanelTabsProps<K extends string> = { tabs: readonly PanelTab<K>[]; at: K; onTab: (key: K) => void };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of a panel, one at a time; what is shown scrolls below the names. */
export function PanelTabs<K extends string>({ tabs, at, onTab }: PanelTabsProps<K>) {
  const id = useId();
  const index = tabs.findIndex(({ key }) => key === at);
  const onKey = (event: KeyboardEvent) => {
    const next = tabs[(index + (STEPS[event.key] ?? 0) + tabs.length) % tabs.length];
    if (!next || next.key === at) return;
    event.preventDefault();
    onTab(next.key);
    document.getElementById(`${id}-tab-${next.key}`)?.focus();
  };
  return (
    <div className={classes('ant-tabs ant-tabs-top ant-tokens ant-tabs-css-var', styles.tabs)}>
      <div role="tablist" className="ant-tabs-nav">
        <div className={classes('ant-tabs-nav-wrap', styles.names)}>
          <div className="ant-tabs-nav-list">
            {tabs.map(({ key, label }) => (
              <div
                key={key}
                className={classes('ant-tabs-tab ant-tabs-tab-focus', key === at && 'ant-tabs-tab-active')}
              >
                <button
                  type="button"
                  role="tab"
                  id={`${id}-tab-${key}`}
                  aria-selected={key === at}
                  aria-controls={`${id}-panel`}
                  tabIndex={key === at ? 0 : -1}
                  className="ant-tabs-tab-btn"
                  onClick={() => onTab(key)}
                  onKeyDown={onKey}
                >
                  {label}
                </button>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="ant-tabs-body-holder">
        <div className="ant-tabs-body ant-tabs-body-top">
          <div
            key={at}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab-${at}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the panel has to scroll without a pointer.
            tabIndex={0}
            className="ant-tabs-content ant-tabs-content-active"
          >
            {tabs[index]?.children}
          </div>
        </div>
      </div>
    </div>
  );
}
