import type { FileReport } from 'mui-upgrade-check';
import type { LineChange } from './changed-lines';
import type { Chosen } from './choose/chosen';

/** A checked file as the page shows it. Its code stays in the worker. */
export interface CheckedFile {
  /** Identifies it. Paths only name files: several can have the same. */
  id: number;
  report: FileReport;
  /** By index of the finding: what its fix changes. The same array for findings of the same fix. */
  diffs: readonly (readonly LineChange[] | undefined)[];
  /** How many uses were rewritten. */
  fixedCount: number;
  /** What was rewritten, from the original to the present code. */
  changes: readonly LineChange[];
}

/** Which findings of a file to rewrite: one by its index, those of a rule by its name, or all. */
export type Selection = { finding: number } | { rule: string } | 'all';

/** What is in an archive. */
export interface ArchiveListing {
  /** Files that can be checked: their paths, each once, and what `check` takes as their content. */
  files: { path: string; entry: number }[];
  /** Files that can't be read, with the reason. */
  refused: FileReport[];
  /** How many files are neither, by extension. */
  skipped: Map<string, number>;
}

/** A call of the worker: a method of its `Workspace`, with arguments. */
export interface Call {
  id: number;
  name: string;
  args: readonly unknown[];
}

/** The worker's answer: a value, or why there is none. */
export interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

/** What the reader wants to check. */
export interface CheckInput {
  /** Pasted code. */
  text: string;
  chosen: readonly Chosen[];
  /** The version that the code is written for; empty for any. */
  from: string;
  /** URL of the rules for the version to upgrade to, an `UpgradeData` as JSON. */
  rules: string;
}
