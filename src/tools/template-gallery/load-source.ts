import type { SourceFile } from './types';

const loaded = new Map<string, Promise<SourceFile[]>>();

async function fetchSource(url: string): Promise<SourceFile[]> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status} ${response.statusText}`);
  }
  return (await response.json()) as SourceFile[];
}

/**
 * Loads the files of a template's project, once. After a failure, the next call tries again.
 *
 * @param url - URL of the JSON file.
 * @throws If the file can't be loaded.
 */
export function loadSource(url: string): Promise<SourceFile[]> {
  let files = loaded.get(url);
  if (!files) {
    files = fetchSource(url);
    loaded.set(url, files);
    files.catch(() => loaded.delete(url));
  }
  return files;
}
