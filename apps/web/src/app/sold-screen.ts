import type { ComponentType } from 'react';
import { config } from '../platform/app-config.ts';
import { screen } from './screen.ts';

const off = () => import('../features/billing/notices/billing-off.tsx');
const offOnPhone = () => import('../screens/mobile/billing/billing-off-screen.tsx');

const AREAS = ['billing', 'declines'] as const;

/** A page of plan and bills; where nothing is sold, a sentence in its place. */
export const soldScreen = (load: () => Promise<ComponentType>) =>
  screen(async () => (config.billing ? load() : (await off()).BillingOff), ...AREAS);

/** The same on a phone, with the way back. */
export const soldPhoneScreen = (load: () => Promise<ComponentType>) =>
  screen(async () => (config.billing ? load() : (await offOnPhone()).BillingOffScreen), ...AREAS);

/** The same for pages without a frame around them. */
export const soldPublicScreen = (load: () => Promise<ComponentType>) =>
  screen(async () => (config.billing ? load() : (await off()).BillingOffAlone), ...AREAS);
