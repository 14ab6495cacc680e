import { type Registrar, RegistrarError } from './registrar.ts';

/** Stands where no registrar is configured: it sells nothing and says which settings are missing. */
export function createNoRegistrar(missing: string): Registrar {
  const refuse = async () => {
    throw new RegistrarError(`No registrar is set up. Missing: ${missing}.`, { isPassing: false });
  };
  return {
    name: '',
    nameServers: [],
    listEndings: async () => [],
    check: refuse,
    checkPace: () => ({ limit: 1, windowMs: 0 }),
    quote: refuse,
    register: refuse,
    renew: refuse,
    find: refuse,
    setAutoRenew: refuse,
    transferCode: refuse,
    listRecords: refuse,
    addRecord: refuse,
    removeRecord: refuse,
    lacks: async () => [{ need: 'notConfigured', words: missing }],
  };
}
