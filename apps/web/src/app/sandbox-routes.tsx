import type { RouteObject } from 'react-router';
import { paths } from '../paths/paths.ts';
import { config } from '../platform/app-config.ts';
import type { Access } from './access.ts';
import { screen } from './screen.ts';

const frames = () => import('../screens/desktop/sandbox/sandbox-frames.tsx');

/** The boxed world's own page; in the live world its address does not exist. */
export const createSandboxRoutes = ({ loginOptional }: Access): RouteObject[] =>
  config.world === 'live'
    ? []
    : [
        {
          id: 'sandbox',
          loader: loginOptional,
          lazy: screen(async () => (await frames()).SandboxRoot, 'shell', 'sandbox'),
          children: [
            {
              lazy: screen(async () => (await frames()).SandboxLayout),
              children: [
                {
                  path: paths.sandbox,
                  lazy: screen(
                    async () => (await import('../screens/desktop/sandbox/sandbox-screen.tsx')).SandboxScreen,
                  ),
                },
              ],
            },
          ],
        },
      ];
