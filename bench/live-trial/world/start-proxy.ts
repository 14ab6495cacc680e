import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ServerProcess,
  startServer,
} from '../../../apps/server/src/platform/testing/foreign-mail/server-process.ts';
import { ROOT } from '../../../scripts/repository.ts';
import type { Authority } from './make-authority.ts';
import { PROXY } from './places.ts';

/** The guide's example with one line less: what nginx allows as it is installed. */
export const PLAIN_NGINX_PORT = 8443;

/** The example of the operator's guide, with the certificate of the trial. */
async function exampleOf(language: 'nginx' | 'caddy', { certFile, keyFile }: Authority): Promise<string> {
  const guide = await readFile(join(ROOT, 'docs/operate.md'), 'utf8');
  const example = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(guide)?.[1];
  if (!example) throw new Error(`docs/operate.md has no example for ${language}`);
  return example.replaceAll('/etc/ssl/outrider/cert.pem', certFile).replaceAll('/etc/ssl/outrider/key.pem', keyFile);
}

export async function startNginx(parent: string, authority: Authority): Promise<ServerProcess> {
  const example = await exampleOf('nginx', authority);
  const plain = example
    .replace(/listen 443 /, `listen ${PLAIN_NGINX_PORT} `)
    .replace(/^.*client_max_body_size.*\n/m, '');
  const folder = join(parent, 'nginx');
  await mkdir(folder);
  const file = (name: string) => join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file('nginx.conf'),
    `daemon off;
pid ${file('nginx.pid')};
error_log ${file('error.log')};
events {}
http {
${temporary.map((name) => `${name}_temp_path ${file(name)};`).join('\n')}
access_log ${file('access.log')};
${example}
${plain}
}
`,
  );
  return startServer({
    command: '/usr/sbin/nginx',
    args: ['-c', file('nginx.conf'), '-e', file('error.log')],
    folder,
    logFile: file('error.log'),
    address: PROXY.address,
    ports: [443, PLAIN_NGINX_PORT],
  });
}

export async function startCaddy(parent: string, authority: Authority): Promise<ServerProcess> {
  const folder = join(parent, 'caddy');
  await mkdir(folder);
  const config = join(folder, 'Caddyfile');
  await writeFile(config, await exampleOf('caddy', authority));
  return startServer({
    command: '/usr/bin/caddy',
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    folder,
    logFile: join(folder, 'caddy.log'),
    address: PROXY.address,
    ports: [443],
  });
}
