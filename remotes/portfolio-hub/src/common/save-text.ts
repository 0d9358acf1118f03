/** Gives the user a text as a file. */
export function saveText(fileName: string, type: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Gives the user a file. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
