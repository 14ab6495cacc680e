import { PROXY_FUNCTIONS, type ProxyFunction, type ProxyInput, type ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { CallOptions } from '../../platform/create-call.ts';
import { mailProxy } from './proxy.ts';

export async function callProxy<F extends ProxyFunction>(
  func: F,
  input: ProxyInput<F>,
  options?: CallOptions,
): Promise<ProxyOutput<F>> {
  // The compiler cannot tell that a function's own input with its name is one of the union's members.
  const sent = { ...input, func } as z.input<typeof mailProxy.input>;
  return PROXY_FUNCTIONS[func].output.parse((await mailProxy(sent, options)).var) as ProxyOutput<F>;
}
