import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startChildServer } from './child-server.ts';

type ThrowawayProduct = {
  folder: string;
  stop(): Promise<void>;
  /** Ends it in the middle of its work. */
  kill(): Promise<void>;
  /** Starts it again with what is left. */
  restart(): Promise<void>;
};

/** The real product in a boxed world of its own, with a database and a data folder that are gone when it stops. */
export async function startThrowawayProduct(
  port: number,
  settings: Record<string, string> = {},
): Promise<ThrowawayProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-throwaway-'));
  // PostgreSQL may have to run as another user, who must get through.
  await chmod(folder, 0o755);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    let server = await start(port, folder, settings);
    const stop = async () => {
      await server.stop();
      await removeFolder();
    };
    const restart = async () => {
      server = await start(port, folder, settings);
    };
    return { stop, kill: () => server.kill(), restart, folder };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

const start = (port: number, folder: string, settings: Record<string, string>): Promise<ChildServer> =>
  startChildServer({
    args: ['apps/server/src/main.ts'],
    env: { ...withoutSettings(), ...settings, PORT: String(port), OUTRIDER_DATA: folder },
    readyAt: `http://127.0.0.1:${port}/readyz`,
  });

/** No matter what the caller set for its own product: this one is as if freshly cloned. */
function withoutSettings(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) => /^(OUTRIDER_.*|DATABASE_URL|HOST|LOG_LEVEL)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
