/** How long the browser has to start saving, in ms. */
const KEPT_MS = 60_000;

/**
 * Lets the browser save a file.
 *
 * @param name - Without a path.
 */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob after the click, in a later task.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
