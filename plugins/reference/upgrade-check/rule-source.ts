import type { ComponentApi } from '../../../src/api/types';
import type { Rules, UpgradeRule } from 'mui-upgrade-check';
import type { ApiRelease } from '../api-reference';
import { statementAbout } from '../api-reference/statements';
import type { Statement } from '../api-reference/statements';
import { adviceOf, replacementIn } from './advice';
import { majorOf } from './major';

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
  /** The release that code is upgraded to. */
  readonly now: ApiRelease;

  /**
   * The components that code can use after the upgrade: those of the newest release, and those of
   * packages that it isn't described with.
   */
  readonly present: readonly ComponentApi[];

  /** Statements about what was renamed, deprecated or removed until the newest release. */
  readonly changed: readonly Statement[];

  /** @param releases - At least two, the newest first, with history. */
  constructor(
    readonly releases: readonly ApiRelease[],
    statements: readonly Statement[],
  ) {
    this.now = releases[0]!;
    this.present = releases.flatMap(({ components }, index) =>
      components.filter(({ package: { name } }) =>
        releases.slice(0, index).every(({ packages }) => !packages.includes(name)),
      ),
    );
    this.changed = statements.filter(
      (one) => one.change !== 'added' && majorOf(one.in) <= majorOf(this.now.version),
    );
  }

  /** The first release in which a component has something deprecated. */
  deprecatedIn(name: string, isDeprecated: IsDeprecated): string {
    return this.releases.findLast(({ components }) =>
      components.some((one) => one.name === name && isDeprecated(one)),
    )!.version;
  }

  /** The statement about a part of a component. */
  stated(component: string, kind: Statement['kind'], name: string): Statement | undefined {
    return statementAbout(this.changed, { component, kind, name });
  }

  /** A statement, or the description's own words. */
  rule(
    statement: Statement | undefined,
    deprecated: string | undefined,
    otherwise: Omit<UpgradeRule, 'advice'>,
  ): UpgradeRule {
    const found = this.found(statement && fromStatement(statement), deprecated, otherwise);
    const described = this.releases.findIndex(({ version }) => version === found.version);
    const after = this.releases[described + 1]?.version ?? '';
    return found.change === 'deprecated' && described !== -1 ? { ...found, after } : found;
  }

  private found(
    written: UpgradeRule | undefined,
    deprecated: string | undefined,
    otherwise: Omit<UpgradeRule, 'advice'>,
  ): UpgradeRule {
    // What was deprecated first may be gone now. The statement still says what to write.
    if (written?.change === 'deprecated' && otherwise.change === 'removed') {
      return { ...written, change: 'removed', version: otherwise.version };
    }
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
