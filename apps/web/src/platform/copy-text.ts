/** Puts a text on the clipboard. A failure is logged and rejected (specification, section 8). */
export async function copyText(text: string): Promise<void> {
  try {
    await write(text);
  } catch (error) {
    console.error(error);
    throw error;
  }
}

async function write(text: string): Promise<void> {
  // Browsers offer a clipboard to secure contexts only; a product inside a company's network may stand on plain http.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) throw new Error('The clipboard is closed to pages without https');
    await clipboard.writeText(text);
  } catch (error) {
    if (!copySelected(text)) throw error;
  }
}

/** The way before there was a clipboard to write to: select a text and have the browser copy what is selected. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  // What lies outside an open dialog cannot be selected.
  const place = focused?.closest('dialog, [role="dialog"]') ?? document.querySelector('dialog[open]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Invisible, but inside the window: the page would scroll to it otherwise.
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  field.ariaHidden = 'true';
  place.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
