import { countUp, refusedReport } from 'mui-upgrade-check';
import type { FileReport, UpgradeData } from 'mui-upgrade-check';
import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import { collectFiles } from '../choose/collect-files';
import type { FoundFile } from '../choose/collect-files';
import { uniqueLabels } from '../choose/labels';
import type { CheckInput, CheckedFile } from '../messages';
import { PASTED, REASONS } from '../reasons';
import { updates } from './updates';
import { CallError, WorkerClient } from './worker-client';

/** A check so far. */
export interface CheckState {
  files: readonly CheckedFile[];
  /** How many files of folders and archives are of another kind, by extension. */
  skipped: ReadonlyMap<string, number>;
  /** How many files are checked when the check has finished. */
  total: number;
  /** How many files were given, with those that aren't checked. */
  given: number;
  /** The worker with the files; absent if nothing could be checked. */
  client?: WorkerClient;
}

interface Options {
  signal: AbortSignal;
  /** Called while folders are read. */
  onReading: () => void;
  /** Called with the results so far: a few times per second, and at the end. */
  onResults: (state: CheckState, done: number) => void;
}

const refusedFile = (id: number, report: FileReport): CheckedFile => ({
  ...{ id, report },
  diffs: [],
  fixedCount: 0,
  changes: [],
});

/** Waits for something until the signal is aborted. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** A file to check; of one in an archive, the content is the entry's number. */
interface Job {
  path: string;
  content: Blob | string | number;
}

/** What archives contain. */
interface Opened {
  jobs: Job[];
  refused: FileReport[];
  skipped: Map<string, number>;
}

/** Opens archives. The files of several, or of one beside other files, are in a folder each. */
async function openArchives(
  client: WorkerClient,
  archives: readonly FoundFile[],
  folderOf: (archive: string) => string,
): Promise<Opened> {
  const opened: Opened = { jobs: [], refused: [], skipped: new Map() };
  for (const { path, file } of archives) {
    try {
      const listing = await client.call('openArchive', file, folderOf(path));
      const { files, refused, skipped } = listing;
      opened.jobs.push(...files.map((one) => ({ path: one.path, content: one.entry })));
      opened.refused.push(...refused);
      if (files.length + refused.length === 0) {
        opened.refused.push(refusedReport(path, REASONS.emptyArchive));
      }
      skipped.forEach((count, extension) => countUp(opened.skipped, extension, count));
    } catch (error) {
      if (!(error instanceof CallError)) {
        throw error;
      }
      opened.refused.push(refusedReport(path, error.message));
    }
  }
  return opened;
}

/**
 * Checks pasted code, files, folders and archives in a worker. Nothing leaves the browser. If the
 * signal is aborted, it stops after the present file.
 *
 * @throws If the rules or the worker can't be loaded.
 */
export async function runCheck(
  { text, chosen, from, rules: rulesUrl }: CheckInput,
  { signal, onReading, onResults }: Options,
): Promise<void> {
  const isDue = updates();
  const label = uniqueLabels();
  const pasted = text.trim() ? [{ path: label(PASTED), content: text }] : [];
  const { files, archives, refused, skipped } = await collectFiles(chosen, {
    ...{ signal, onProgress: onReading, label },
  });
  const jobs: Job[] = [...pasted, ...files.map(({ path, file }) => ({ path, content: file }))];
  if (jobs.length + archives.length === 0) {
    const all = refused.map((report, id) => refusedFile(id, report));
    onResults({ files: all, skipped, total: 0, given: all.length }, 0);
    return;
  }
  const rules = await untilAborted(fetchJson<UpgradeData>(rulesUrl), signal);
  const client = new WorkerClient();
  try {
    await untilAborted(client.call('start', rules, from || undefined), signal);
    const isAlone = jobs.length + archives.length === 1;
    const folderOf = (path: string) => (isAlone ? '' : label(path.replace(/(?:\.zip)?$/i, '/')));
    const opened = await openArchives(client, archives, folderOf);
    jobs.push(...opened.jobs);
    skipped.forEach((count, extension) => countUp(opened.skipped, extension, count));
    const allRefused = [...refused, ...opened.refused];
    const state = {
      files: allRefused.map((report, index) => refusedFile(jobs.length + index, report)),
      skipped: opened.skipped,
      total: jobs.length,
      given: jobs.length + allRefused.length,
      client,
    };
    const checked: CheckedFile[] = [];
    const update = () =>
      onResults({ ...state, files: [...checked, ...state.files] }, checked.length);
    for (const [id, { path, content }] of jobs.entries()) {
      if (signal.aborted) {
        break;
      }
      const file = await client.call('check', id, path, content).catch((error: unknown) => {
        if (error instanceof CallError) {
          return refusedFile(id, refusedReport(path, REASONS.failed(error.message)));
        }
        throw error;
      });
      checked.push(file);
      if (isDue()) {
        update();
      }
    }
    update();
  } catch (error) {
    client.end();
    throw error;
  }
}
