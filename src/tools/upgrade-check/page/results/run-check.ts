import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import { refusalOf, refusedReport } from '../../accept';
import type { FileReport, SourceFile, UpgradeData } from '../../types';
import { createWorker } from '../create-worker';
import type { CheckInput, CheckRequest } from '../messages';
import { TEXTS } from '../texts';

/** The files that can be checked, and reports of all others. */
interface ReadFiles {
  sources: SourceFile[];
  refused: FileReport[];
}

async function read(file: File): Promise<SourceFile | FileReport> {
  const { name } = file;
  // A dropped folder has no type and usually no extension; reading it fails.
  const refused = refusalOf(name, file.size);
  const isFolder = file.type === '' && !name.includes('.');
  if (refused) {
    return refusedReport(name, isFolder ? TEXTS.folder : refused);
  }
  try {
    return { file: name, code: await file.text() };
  } catch {
    return refusedReport(name, TEXTS.unreadable);
  }
}

/** Reads files. One that can't be read doesn't keep others from being checked. */
async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const all = await Promise.all(files.map(read));
  return {
    sources: all.filter((one): one is SourceFile => 'code' in one),
    refused: all.filter((one): one is FileReport => 'findings' in one),
  };
}

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
