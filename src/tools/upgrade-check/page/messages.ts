import type { SourceFile, UpgradeData } from '../types';

/** What the page sends to the worker, which answers with one `FileReport` per file. */
export interface CheckRequest {
  rules: UpgradeData;
  sources: readonly SourceFile[];
  /** The version that the code is written for. */
  from: string | undefined;
}

/** What the reader wants to check. */
export interface CheckInput {
  /** Pasted code. */
  text: string;
  files: readonly File[];
  /** The version that the code is written for; empty for any. */
  from: string;
}
