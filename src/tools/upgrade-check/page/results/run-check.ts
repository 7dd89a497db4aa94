import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import type { FileReport, SourceFile, UpgradeData } from '../../types';
import { createWorker } from '../create-worker';
import type { CheckInput, CheckRequest } from '../messages';
import { TEXTS } from '../texts';
import { readFiles } from './read-files';

interface Options {
  signal: AbortSignal;
  /** Called after each file. */
  onProgress: (done: number, total: number) => void;
}

/** Sends files to a worker that ends with the check. */
function inWorker(request: CheckRequest, { signal, onProgress }: Options): Promise<FileReport[]> {
  const total = request.sources.length;
  return new Promise((resolve, reject) => {
    const reports: FileReport[] = [];
    const worker = createWorker();
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<FileReport>) => {
      reports.push(data);
      onProgress(reports.length, total);
      if (reports.length === total) {
        worker.terminate();
        resolve(reports);
      }
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message || 'The worker of the check could not be loaded.'));
    });
    worker.postMessage(request);
  });
}

/**
 * Checks pasted code and files in a worker. Nothing leaves the browser.
 *
 * @param rulesUrl - URL of the rules.
 * @returns One report for the pasted code and for each file.
 * @throws If the rules or the worker can't be loaded.
 */
export async function runCheck(
  rulesUrl: string,
  { text, files, from }: CheckInput,
  options: Options,
): Promise<FileReport[]> {
  const { sources, refused } = await readFiles(files);
  const pasted: SourceFile[] = text.trim() ? [{ file: TEXTS.pasted, code: text }] : [];
  const all = [...pasted, ...sources];
  if (all.length === 0) {
    return refused;
  }
  const rules = await fetchJson<UpgradeData>(rulesUrl);
  const request = { rules, sources: all, from: from || undefined };
  return [...(await inWorker(request, options)), ...refused];
}
