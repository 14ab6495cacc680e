import { openDatabase } from '../../../apps/server/src/platform/db.ts';

const ROLE = { name: 'outrider', password: 'trial' };

/** An empty database that belongs to an ordinary role, as an administrator would make it. Gives its DATABASE_URL. */
export async function makeDatabase(adminUrl: string, name: string): Promise<string> {
  const database = openDatabase(adminUrl, { maxConnections: 1 });
  const { pool: admin } = database;
  try {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [ROLE.name]);
    if (!rowCount) await admin.query(`create role ${ROLE.name} login password '${ROLE.password}'`);
    await admin.query(`create database ${name} owner ${ROLE.name}`);
  } finally {
    await database.close();
  }
  const url = new URL(adminUrl);
  return Object.assign(url, { username: ROLE.name, password: ROLE.password, pathname: `/${name}` }).href;
}
