import type { ReactNode } from 'react';
import '../antd.css';
import { lazyPart } from '../lazy/lazy-part.ts';
import { antSheet } from './ant-look.ts';
import { loadSheet } from './load-sheet.ts';

const Children = ({ children }: { children: ReactNode }) => children;

/** What has controls is drawn once their styles are there. */
export const ControlSheet =
  antSheet === undefined
    ? Children
    : lazyPart(async () => {
        await loadSheet(antSheet ?? '');
        return { default: Children };
      });
