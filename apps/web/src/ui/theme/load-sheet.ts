/** Fetches a style sheet and puts it before all others, which may so say something else about the same part of a page. */
export function loadSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${address} did not arrive.`));
    };
    document.head.prepend(link);
  });
}
