import { setTimeout as pause } from 'node:timers/promises';
import type { boxedSources } from '../../boxed/boxed-sources.ts';
import type { Config } from '../../config.ts';
import { createSources, type Sources } from '../../modules/leads-agent/index.ts';
import type { Resolver } from '../../platform/dns/resolver.ts';
import { createLiveNetwork, createRoutedNetwork, WEB_PORTS } from '../../platform/net/network.ts';

type Parts = { box: Parameters<typeof boxedSources>[0] | undefined; resolver: Resolver; now: () => Date };

/** The sources the leads agent asks: those there are keys for, or those of the box. */
export async function composeSources(config: Config, { box, resolver, now }: Parts): Promise<Sources> {
  const deps = {
    appUrl: config.appUrl,
    now,
    monotonic: () => performance.now(),
    pause: (milliseconds: number, signal: AbortSignal) => pause(milliseconds, undefined, { signal }),
  };
  if (!box) {
    const network = createLiveNetwork({ resolver, ports: WEB_PORTS });
    return createSources(config.sources, { ...deps, network });
  }
  const { boxedSources: settingsOf } = await import('../../boxed/boxed-sources.ts');
  const network = createRoutedNetwork({ resolver, ports: WEB_PORTS, route: box.route, ca: box.ca });
  // Sites of the box are nobody's, and need no rest from us.
  return createSources(settingsOf(box), { ...deps, network, gapMs: 0 });
}
