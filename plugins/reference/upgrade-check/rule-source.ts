import type { ComponentApi } from '../../../src/api/types';
import type { Rules, UpgradeRule } from '../../../src/tools/upgrade-check/types';
import { adviceOf, replacementIn } from './advice';

/** A statement of a migration page; see `docs-material/migration/statements.json`. */
export interface Statement {
  page: string;
  anchor: string;
  component: string;
  kind: string;
  name: string;
  change: string;
  in: string;
  replacement?: string;
  /** What to do if there's no replacement to copy, with code in backticks. */
  advice?: string;
}

/** A described release. */
export interface Release {
  version: string;
  components: readonly ComponentApi[];
}

/** Adds a rule unless there is one already. */
export function addRule(rules: Rules, name: string, rule: UpgradeRule): void {
  if (!Object.hasOwn(rules, name)) {
    rules[name] = rule;
  }
}

/** The rule that a statement of a migration page makes. */
export const fromStatement = (one: Statement): UpgradeRule => ({
  change: one.change as UpgradeRule['change'],
  version: one.in,
  ...(one.replacement && { replacement: one.replacement }),
  ...(one.advice && { advice: one.advice }),
  link: `/material-ui/migration/${one.page}/#${one.anchor}`,
});

/** Whether a part of a description is deprecated. */
type IsDeprecated = (component: ComponentApi) => boolean;

/** What rules are made of: descriptions of releases, and statements of migration pages. */
export class RuleSource {
  readonly now: Release;

  /** Statements about what was renamed, deprecated or removed. */
  readonly changed: readonly Statement[];

  /** @param releases - At least two, the newest first, with history. */
  constructor(
    readonly releases: readonly Release[],
    statements: readonly Statement[],
  ) {
    this.now = releases[0]!;
    this.changed = statements.filter(({ change }) => change !== 'added');
  }

  /** The first release in which a component has something deprecated. */
  deprecatedIn(name: string, isDeprecated: IsDeprecated): string {
    return this.releases.findLast(({ components }) =>
      components.some((one) => one.name === name && isDeprecated(one)),
    )!.version;
  }

  /** The statement about a part of a component. */
  stated(component: string, kind: string, name: string): Statement | undefined {
    return this.changed.find(
      (one) => one.kind === kind && one.name === name && one.component === component,
    );
  }

  /** A statement, or the description's own words. */
  rule(
    statement: Statement | undefined,
    deprecated: string | undefined,
    otherwise: Omit<UpgradeRule, 'advice'>,
  ): UpgradeRule {
    const written = statement && fromStatement(statement);
    // Statements date deprecations by the release that their page is about. Descriptions know better,
    // unless they only know the newest release, as for the lab.
    const found: UpgradeRule =
      written?.change === 'deprecated' &&
      otherwise.change === 'deprecated' &&
      otherwise.version !== this.now.version
        ? { ...written, version: otherwise.version }
        : (written ?? otherwise);
    const advice = adviceOf(deprecated ?? '');
    if (found.replacement || found.advice || !advice) {
      return found;
    }
    const replacement = replacementIn(advice);
    return { ...found, ...(replacement ? { replacement } : { advice }) };
  }
}
