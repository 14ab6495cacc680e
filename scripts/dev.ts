import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { ROOT } from './repository.ts';

const WEB = join(ROOT, 'apps/web');
const apiPort = Number(process.env.PORT || 3000);

/** The web's own proxy table, led to the port this API listens on. */
async function proxyToApi(): Promise<Record<string, string>> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(WEB, 'vite.config.ts'));
  const paths = Object.keys(loaded?.config.server?.proxy ?? {});
  return Object.fromEntries(paths.map((path) => [path, `http://127.0.0.1:${apiPort}`]));
}

const vite = await createServer({ root: WEB, logLevel: 'warn', server: { proxy: await proxyToApi() } });
await vite.listen();
const address = `http://localhost:${vite.config.server.port}`;

// Links in mails and sign-ins by third parties lead back to the page with hot reload, so the API greets with its address.
const api: ChildProcess = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { OUTRIDER_APP_URL: address, OUTRIDER_ENVIRONMENT: 'development', ...process.env, PORT: String(apiPort) },
});
const apiEnded = once(api, 'exit');

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
  await Promise.all([apiEnded, vite.close()]);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
void apiEnded.then(stop);
