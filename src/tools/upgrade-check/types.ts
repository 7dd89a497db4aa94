/** What happened to a part of the API. */
export type RuleChange = 'renamed' | 'deprecated' | 'removed';

/** What to do about one import, component, prop, slot or class. */
export interface UpgradeRule {
  change: RuleChange;
  /** The release of the change; for deprecations, the first described release that has it. */
  version: string;
  /** Code to write instead, such as `slotProps.paper`. */
  replacement?: string;
  /** The reason, with code in backticks. Set if there is no replacement to copy. */
  advice?: string;
  /** Path of the migration or API page on this site, without the base URL. */
  link: string;
}

/** Rules by name. */
export type Rules = Record<string, UpgradeRule>;

/** A component that code can use. */
export interface ComponentRules {
  /** The package that exports it. */
  package: string;
  /** Set if the component itself was renamed, deprecated or removed. */
  self?: UpgradeRule;
  props: Rules;
  slots: Rules;
  /** By key of the `classes` prop. */
  classes: Rules;
}

/** What changed between the described releases; written by `plugins/reference/upgrade-check`. */
export interface UpgradeData {
  /** The oldest described release. */
  from: string;
  /** The newest described release. */
  to: string;
  components: Record<string, ComponentRules>;
  /** Exports that aren't components. */
  exports: Rules;
  /** Full class names, such as `MuiAlert-filledError`. */
  classNames: Rules;
  /** Component names by key of the theme's `components`. */
  themeNames: Record<string, string>;
  /** Paths that no longer exist, such as `@mui/material/StyledEngineProvider`. */
  paths: Rules;
  /** Paths below a package that can still be imported although they have two segments. */
  deepPaths: string[];
  /** The rule for all other paths with two segments. */
  deepImport: UpgradeRule;
  /** Exports of `@mui/lab` that moved to another package. */
  labExports: Rules;
}

/** What the page of the check knows before it loads the rules. */
export interface UpgradeCheckData {
  /** URL of the rules, an `UpgradeData` as JSON. */
  rules: string;
  /** The oldest described release. */
  from: string;
  /** The newest described release. */
  to: string;
}

/** The kind of API that a finding is about. */
export type FindingKind = 'import' | 'component' | 'prop' | 'slot' | 'class' | 'theme key';

/** A line of a file. */
export interface Place {
  /** Number of the line, from 1. */
  line: number;
  /** The line without indentation; long lines are cut. */
  code: string;
}

/** A use of an API that changed. */
export interface Finding extends UpgradeRule, Place {
  kind: FindingKind;
  /** What the code uses, such as `Dialog.PaperProps`. */
  name: string;
}

/** Code that the check can't follow, or can't read. */
export interface Note extends Place {
  text: string;
}

/** The result for one file. */
export interface FileReport {
  file: string;
  /** Why the file wasn't checked; absent if it was. */
  refused?: string;
  /** Whether the file uses Material UI at all. */
  usesLibrary: boolean;
  findings: Finding[];
  /** Syntax errors. The statements around them are checked. */
  errors: Note[];
  /** What the check can't know. */
  unknown: Note[];
}

/** A file to check. */
export interface SourceFile {
  /** Name or path; the extension decides how it's parsed. */
  file: string;
  code: string;
}
