import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What is known of a domain from lists others keep; docs/decisions/0017-address-lists.md says which, and of when. */
export type AddressLists = {
  /** By the domain, or by the host that takes its mail: throw-away services take new domains every day. */
  isDisposable(domain: string, mx: string): boolean;
  isFree(domain: string): boolean;
};

/** Read at the first question: some 60 000 names that a process which verifies nothing does without. */
export function lazyAddressLists(): AddressLists {
  let lists: AddressLists | undefined;
  const read = () => {
    lists ??= readLists();
    return lists;
  };
  return {
    isDisposable: (domain, mx) => read().isDisposable(domain, mx),
    isFree: (domain) => read().isFree(domain),
  };
}

const require = createRequire(import.meta.url);

function readLists(): AddressLists {
  const { blacklist }: { blacklist: () => ReadonlySet<string> } = require('mailchecker');
  const { disposableEmailBlocklist }: typeof import('disposable-email-domains-js') =
    require('disposable-email-domains-js');
  // The package's own question loads its throw-away domains too, which are not what we call free.
  const free = new Set(readFileSync(require.resolve('freemail/data/free.txt'), 'utf8').split(/\s+/));
  const disposable = new Set([...blacklist(), ...disposableEmailBlocklist()]);
  return {
    isDisposable: (domain, mx) => hasNameOrParent(disposable, domain) || (mx !== '' && hasNameOrParent(disposable, mx)),
    isFree: (domain) => free.has(domain) && !hasNameOrParent(disposable, domain),
  };
}

/** The owner of a domain has the names below it. */
function hasNameOrParent(names: ReadonlySet<string>, name: string): boolean {
  let rest = name.toLowerCase().replace(/\.$/, '');
  while (rest.includes('.')) {
    if (names.has(rest)) return true;
    rest = rest.slice(rest.indexOf('.') + 1);
  }
  return false;
}
