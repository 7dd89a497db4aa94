import type { ComponentRules, Rules } from 'mui-upgrade-check';

/**
 * What a package exported once and no longer exports, and what its newest release deprecates. Written
 * by `npm run package:exports`.
 */
export interface ExportHistory {
  /** The compared releases, the oldest first. */
  versions: string[];
  /** Names that no module exports any more, with the first compared release without them. */
  removed: Record<string, string>;
  /** Names that one module no longer exports, but another does, by path of the module. */
  removedFrom: Record<string, Record<string, string>>;
  /** Paths that no longer exist. */
  removedModules: Record<string, string>;
  /** Deprecations by exported name, with the first compared release that has them. */
  deprecated: Record<string, { reason: string; since: string }>;
  /** What only warns that it moved: the package that exports it now, by exported name. */
  moved: Record<string, string>;
  /** Deprecated fields of what hooks return, by hook, with the reasons. */
  results: Record<string, Record<string, string>>;
  /** What icons were renamed to, by their old name. */
  renamed?: Record<string, string>;
  /**
   * What modules export whose files code imported by their path, such as `styles/createTheme`, or that
   * replaced another module.
   */
  collections: Record<string, string[]>;
}

/** The histories of each package, by the newest release that they compare. */
export type ExportHistories = Record<string, Record<string, ExportHistory>>;

/** What MUI X had once and version 9 lacks: `x-rules.json`, written by the same command. */
export interface XRules {
  components: Record<string, ComponentRules>;
  /** Exports that aren't components, by package. */
  exports: Record<string, Rules>;
}
