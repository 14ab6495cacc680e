import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadTexts } from '../i18n/i18n.ts';
import type { Area } from '../i18n/resources.ts';

/** A screen that is fetched when its route opens, together with the texts of its areas. */
export const screen =
  (load: () => Promise<ComponentType>, ...areas: Area[]): NonNullable<RouteObject['lazy']> =>
  async () => {
    const [Component] = await Promise.all([load(), loadTexts(areas)]);
    return { Component };
  };
