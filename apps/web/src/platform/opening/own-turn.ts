/**
 * Goes on in a task of its own. A page that opens begins some ten calls in one go, which together keep a slow phone from answering for
 * a tenth of a second.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
