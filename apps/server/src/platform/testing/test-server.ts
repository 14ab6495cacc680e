import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { TEST_APP_URL } from '@outrider/sandbox/testing';
import type { z } from 'zod';
import { compose, type Outrider } from '../../compose.ts';
import { type Config, readConfig } from '../../config.ts';
import { createLog, type Log } from '../log.ts';
import type { Trouble } from '../trouble.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

type Answered<O extends z.ZodType> = {
  status: number;
  code: number | string;
  message: string;
  data: z.output<O>;
  /** The catalogue's code, where the call has one for all of its refusals. */
  reason?: number | string;
};

type CallOptions = { token?: string; headers?: Record<string, string> };

export type TestServer = Outrider & {
  database: TestDatabase;
  config: Config;
  /** Calls an endpoint through the real HTTP stack and gives status and parsed body. */
  call<I extends z.ZodType, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    options?: CallOptions,
  ): Promise<Answered<O>>;
};

/** The whole product in this process: real database, real queue, real boxed world. Only the listening port is left out. */
export async function testServer(
  settings: Record<string, string> = {},
  shared?: TestDatabase,
  log: Log = createLog('silent'),
  troubles: () => Trouble[] = () => [],
): Promise<TestServer> {
  const database = shared ?? (await testDatabase());
  const secret = randomBytes(32).toString('hex');
  // Made by the first test that stores a file.
  const dataFolder = join(tmpdir(), `outrider-test-${randomUUID()}`);
  const environment = {
    OUTRIDER_SECRET: secret,
    OUTRIDER_APP_URL: TEST_APP_URL,
    OUTRIDER_DATA: dataFolder,
    LOG_LEVEL: 'silent',
    // Mailboxes are read in the tests that are about it; elsewhere their connections would only disturb.
    OUTRIDER_SYNC_MAILBOXES: '0',
    OUTRIDER_SEND_MAILBOXES: '0',
    ...settings,
  };
  const config = readConfig(environment, ['all']);
  const outrider = await compose(config, database.url, log, { keepBoxInMemory: true, troubles });
  return {
    ...outrider,
    database,
    config,
    async call(endpoint, input, { token, headers = {} } = {}) {
      const inQuery = inputTravelsInQuery(endpoint);
      const response = await outrider.app.inject({
        method: endpoint.method,
        url: endpoint.path,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(inQuery ? { query: input as Record<string, string> } : { payload: Object(input) }),
      });
      const body = response.json<Omit<Answered<typeof endpoint.output>, 'status'>>();
      return { status: response.statusCode, ...body };
    },
    async close() {
      await outrider.close();
      if (!shared) await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
