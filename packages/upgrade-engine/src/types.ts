/** What happened to a part of the API. */
export type RuleChange = 'renamed' | 'deprecated' | 'removed';

/** What to do about one import, component, prop, slot or class. */
export interface UpgradeRule {
  change: RuleChange;
  /** The release of the change; for deprecations, the first described release that has it. */
  version: string;
  /**
   * For deprecations whose release isn't known: the last described one without it; empty if all described
   * releases have it.
   */
  after?: string;
  /** Code to write instead, such as `slotProps.paper`. */
  replacement?: string;
  /** The reason, with code in backticks. Set if there is no replacement to copy. */
  advice?: string;
  /** Path of the migration or API page of the documentation, the package's `homepage`. */
  link: string;
  /** The codemod of `@mui/codemod` that does it. */
  codemod?: string;
  /** Set if a class that moved is on an element inside the component, and not on its root element. */
  inner?: true;
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
  /** Values that a prop no longer accepts, such as `direction="column"`. */
  values?: Rules;
  /** The component whose props a prop or slot takes, such as `MenuProps` and `slotProps.paper`. */
  nested?: Record<string, string>;
  /** Set if it accepts or accepted system props: names of those that are its own props. */
  ownSystemProps?: string[];
  /** The release since which it no longer accepts system props; absent if it does. */
  systemPropsRemovedIn?: string;
}

/** What changed between releases: the content of a file in `rules/`. */
export interface UpgradeData {
  /** The oldest described release. */
  from: string;
  /** The release that code is upgraded to. */
  to: string;
  components: Record<string, ComponentRules>;
  /** Exports that aren't components. */
  exports: Rules;
  /** Full class names that aren't found by their component and key, such as `MuiGrid-item`. */
  classNames: Rules;
  /** Component names by key of the theme's `components`. */
  themeNames: Record<string, string>;
  /** Icons of `@mui/icons-material`. */
  icons: Rules;
  /** Paths that no longer exist, such as `@mui/material/StyledEngineProvider`. */
  paths: Rules;
  /** Paths below a package that can still be imported although they have two segments. */
  deepPaths: string[];
  /** The rule for all other paths with two segments. */
  deepImport: UpgradeRule;
  /** Exports of `@mui/lab` that moved to another package, or that were removed. */
  labExports: Rules;
  /** Names that one module no longer exports, but another does, by import path; of MUI X all, by package. */
  moduleExports: Record<string, Rules>;
  /** Fields of what hooks return, by hook. */
  hookResults: Record<string, Rules>;
  /** Fields of the parameters of an Autocomplete's `renderInput`. */
  inputParams: Rules;
  /**
   * The names that modules export whose files code imported, such as `styles/createTheme`, and those that
   * replaced another module.
   */
  collections: Record<string, string[]>;
  /** Names of all system props. */
  systemProps: string[];
  /** The rule for system props of components that accept them. */
  systemProp: UpgradeRule;
}

/** The kind of API that a finding is about. */
export type FindingKind =
  'import' | 'component' | 'prop' | 'slot' | 'class' | 'theme key' | 'result';

/** A replacement of a range of the code, in UTF-16 code units from its start. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits that only work together. */
export interface Fix {
  edits: Edit[];
  /** The range of code that the edits are based on. Two fixes in the same range aren't made at once. */
  start: number;
  end: number;
}

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
  /** Set if a rule can rewrite it. */
  fix?: Fix;
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
