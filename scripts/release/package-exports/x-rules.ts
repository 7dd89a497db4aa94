import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withHistory } from 'react-component-api/compare';
import ts from 'typescript';
import type { ComponentRules, Rules, UpgradeRule } from 'mui-upgrade-check';
import { componentRules } from '../../../plugins/reference/upgrade-check/component-rules';
import type { XRules } from '../../../plugins/reference/upgrade-check/export-history';
import { addRemovedComponents } from '../../../plugins/reference/upgrade-check/removed-components';
import { RuleSource } from '../../../plugins/reference/upgrade-check/rule-source';
import { ROOT } from '../../shared/root';
import { xReleases } from './x-releases';

/** What a row of a page's tables says: a column each for the old and the new version and the codemod. */
function statedIn(
  page: string,
  name: string,
): Pick<UpgradeRule, 'replacement' | 'advice'> | undefined {
  const source = readFileSync(path.join(ROOT, 'docs-x/migration', `${page}.mdx`), 'utf8');
  for (const [, before, now, codemod] of source.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|(.*)/gm)) {
    if (before!.split(/,| of /).some((one) => one.trim() === `\`${name}\``)) {
      const renamed = codemod!.startsWith(' yes') ? /^`(\w+)`$/.exec(now!)?.[1] : undefined;
      const advice = now!.startsWith('`')
        ? `Use ${now}.`
        : `${now![0]!.toUpperCase()}${now!.slice(1)}.`;
      return renamed ? { replacement: renamed } : { advice };
    }
  }
  return undefined;
}

const SUCCESSORS = new Map([
  ['components', 'slots'],
  ['componentsProps', 'slotProps'],
]);

const LACKS = 'Version 9 doesn’t have it.';

/** The rule for what the version lacks, with what its migration page says. */
function ruleOf(name: string, owner: string, version: string, advice = LACKS): UpgradeRule {
  const before = Number.parseInt(version, 10) - 1;
  const product = owner.replace('@mui/x-', '').replace('date-', '');
  const page = before === 8 ? 'upgrade-to-v9' : `migration-${product}-v${before}`;
  const replacement = SUCCESSORS.get(name);
  const instead = replacement ? { replacement } : (statedIn(page, name) ?? { advice });
  return { change: 'removed', version, ...instead, link: `/x/migration/${page}/` };
}

/** Props of components that their types still accept: descriptions leave out those of HTML elements. */
function deleteAccepted(folder: string, components: XRules['components']): void {
  const all = Object.entries(components).flatMap(([name, { package: from, self, props }]) =>
    self ? [] : Object.keys(props).map((prop) => ({ props, prop, name, from })),
  );
  const lines = all.map(
    ({ name, from, prop }) =>
      `(0 as '${prop}' extends keyof import('react').ComponentProps<typeof import('${from}').${name}> ? 1 : 0) satisfies 0;`,
  );
  const file = path.join(folder, 'props.ts');
  writeFileSync(file, `${lines.join('\n')}\nexport {};`);
  const options = { strict: true, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] };
  const program = ts.createProgram([file], { ...options, module: ts.ModuleKind.ESNext });
  const source = program.getSourceFile(file)!;
  for (const { start } of program.getSemanticDiagnostics(source)) {
    const { props, prop } = all[source.getLineAndCharacterOfPosition(start!).line]!;
    delete props[prop];
  }
}

/** Compares the releases of MUI X with version 9. */
export function xRules(): XRules {
  const releases = xReleases();
  const { folder, exports: present } = releases[0]!;
  const described = releases.map((one, index) => ({
    ...one,
    components: withHistory(one, releases.slice(index + 1)),
  }));
  const source = new RuleSource(described, []);
  const components: XRules['components'] = {};
  for (const one of source.now.components) {
    components[one.name] = componentRules(source, one, {}, new Set());
  }
  addRemovedComponents(source, { components, themeNames: {}, classNames: {} });
  for (const [name, { package: owner, self, ...parts }] of Object.entries(components)) {
    const current = source.now.components.find((one) => one.name === name);
    // Some slots were gone in between.
    const slots = current?.slots.map((slot) => slot.name) ?? [];
    for (const rules of [parts.props, parts.slots, parts.classes]) {
      for (const [part, { change, version, advice }] of Object.entries(rules)) {
        if (change === 'removed' && !(rules === parts.slots && slots.includes(part))) {
          rules[part] = ruleOf(part, owner, version, advice);
        } else {
          delete rules[part];
        }
      }
    }
    components[name] = {
      package: owner,
      ...(!current && self && { self: ruleOf(name, owner, self.version) }),
      ...parts,
    };
  }
  deleteAccepted(folder, components);
  const isNeeded = ({ self, props, slots, classes }: ComponentRules) =>
    self ?? [props, slots, classes].some((rules) => Object.keys(rules).length > 0);
  const exports = [...present].map(([owner, names]): [string, Rules] => [
    owner,
    Object.fromEntries(
      releases
        .slice(1)
        .reverse()
        .flatMap(({ exports: before }, index) =>
          before
            .get(owner)!
            .filter((name) => !names.includes(name) && !Object.hasOwn(components, name))
            .map((name) => [name, ruleOf(name, owner, releases.at(-2 - index)!.version)]),
        ),
    ),
  ]);
  return {
    components: Object.fromEntries(Object.entries(components).filter(([, one]) => isNeeded(one))),
    exports: Object.fromEntries(exports),
  };
}
