import { TOAST_SECONDS, TOASTS_AT_ONCE } from '@outrider/contract/limits';
import { ConfigProvider, notification } from 'antd';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShowToast, Toast } from '../platform/toasts.ts';
import { AntRoot } from './ant-root.tsx';
import styles from './desktop-toasts.module.css';

ConfigProvider.config({ holderRender: (children) => <AntRoot>{children}</AntRoot> });
notification.config({ maxCount: TOASTS_AT_ONCE, duration: TOAST_SECONDS, placement: 'topRight', top: 16 });

const ICONS: Record<Toast['kind'], ReactNode> = {
  success: <CircleCheck size={16} className={styles.success} />,
  error: <CircleX size={16} className={styles.error} />,
  info: <Info size={16} className={styles.info} />,
};

/** Ant Design's notification is a card; ours is one line. */
const ROOT = { padding: '10px 14px', width: 360 };
const TITLE = { margin: 0, fontSize: 13, lineHeight: '20px' };

export const showDesktopToast: ShowToast = ({ kind, text, id }) =>
  notification.open({
    title: text,
    icon: ICONS[kind],
    closable: false,
    role: kind === 'error' ? 'alert' : 'status',
    styles: { root: ROOT, title: TITLE },
    ...(id === undefined ? {} : { key: id }),
  });
