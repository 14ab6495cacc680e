export const saveFile = (name: string, type: string, text: string) => saveBlob(name, new Blob([text], { type }));

export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
