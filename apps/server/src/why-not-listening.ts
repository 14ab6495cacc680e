/** A sentence for the operator about HOST or PORT; nothing for an error that has to do with neither. */
export function whyNotListening(error: unknown, { host, port }: { host: string; port: number }): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return 'The port is in use by another program. Choose another one: PORT=3001 npm start';
    case 'EACCES':
      return `PORT should be one this user may listen on, such as 3000; ${port} is not.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST should be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them; it is ${JSON.stringify(host)}.`;
    default:
      return undefined;
  }
}
