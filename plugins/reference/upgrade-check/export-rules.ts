import { ownValue } from '../../../src/foundation/own-value';
import type { Rules, UpgradeData, UpgradeRule } from 'mui-upgrade-check';
import type { ExportHistories, ExportHistory } from './export-history';
import { majorOf, removalOf } from './major';

const MATERIAL = '@mui/material';
const LAB = '@mui/lab';
const ICONS = '@mui/icons-material';

/** What stood before the name of an API that wasn't stable yet. */
const PREFIX = /^(?:unstable|experimental)_/i;

/** Adds a rule unless there is one already. */
function addRule(rules: Rules, name: string, rule: UpgradeRule): void {
  if (!Object.hasOwn(rules, name)) {
    rules[name] = rule;
  }
}

/** The page about the major version that removed something. */
function migrationPage(version: string): string {
  const major = Math.max(6, Number.parseInt(version, 10));
  return `/material-ui/migration/upgrade-to-v${major}/`;
}

/** The code in the first backticks of a reason, such as "Use `Grid` instead". */
const codeIn = (reason: string) => /`([^`]+)`/.exec(reason)?.[1];

/** The history that ends with a release, or with the last one before it, and the one before that. */
function historiesUntil(
  histories: Record<string, ExportHistory>,
  to: string,
): [ExportHistory, ExportHistory | undefined] {
  const known = Object.entries(histories).filter(([version]) => majorOf(version) <= majorOf(to));
  const [[, last], before] = known.reverse() as [[string, ExportHistory], [string, ExportHistory]?];
  return [last, before?.[1]];
}

/** Rules for the fields that hooks no longer return, or that are deprecated, by hook. */
function resultRules(
  material: ExportHistory,
  previous: ExportHistory | undefined,
  to: string,
): Record<string, Rules> {
  const rulesOf = (results: ExportHistory['results'], change: 'removed' | 'deprecated') =>
    Object.entries(results).map(([hook, reasons]): [string, Rules] => [
      hook,
      Object.fromEntries(
        Object.entries(reasons).map(([name, reason]) => [
          name,
          {
            change,
            version: change === 'removed' ? removalOf(to) : to,
            replacement: codeIn(reason),
            link: '/material-ui/migration/migrating-from-deprecated-apis/#autocomplete',
          },
        ]),
      ),
    ]);
  const removed = Object.entries(previous?.results ?? {}).map(([hook, reasons]) => {
    const still = ownValue(material.results, hook) ?? {};
    const gone = Object.entries(reasons).filter(([name]) => !Object.hasOwn(still, name));
    return [hook, Object.fromEntries(gone)] as const;
  });
  const rules = new Map<string, Rules>();
  for (const [hook, ofHook] of [
    ...rulesOf(Object.fromEntries(removed), 'removed'),
    ...rulesOf(material.results, 'deprecated'),
  ]) {
    rules.set(hook, { ...rules.get(hook), ...ofHook });
  }
  return Object.fromEntries(rules);
}

/** Rules for the names that a package's newest release deprecates. */
function deprecatedExports({ deprecated }: ExportHistory, rules: Rules, known: Rules): void {
  for (const [name, { reason, since }] of Object.entries(deprecated)) {
    if (!Object.hasOwn(known, name)) {
      addRule(rules, name, {
        change: 'deprecated',
        version: since,
        advice: reason && reason[0]!.toUpperCase() + reason.slice(1),
        link: migrationPage(since),
      });
    }
  }
}

/**
 * Adds rules for everything that the packages exported once and no longer export, and for what they
 * deprecate, unless a statement already describes it.
 *
 * @param oldest - The oldest described release.
 */
export function addExportRules(
  data: UpgradeData,
  histories: ExportHistories,
  oldest: string,
): void {
  const [material, previous] = historiesUntil(histories[MATERIAL]!, data.to);
  const [lab] = historiesUntil(histories[LAB]!, data.to);
  const { components, exports, labExports, paths } = data;
  const described: Rules = {};
  for (const [name, { self }] of Object.entries(components)) {
    if (self) {
      for (const suffix of ['', 'Props', 'Classes', 'ClassKey']) {
        described[name + suffix] = self;
      }
    }
  }
  const removed = (name: string, version: string): UpgradeRule => {
    const stable = name.replace(PREFIX, '');
    // A component's new name is also part of the names of its types and functions.
    const renamed = Object.entries(components).find(
      ([old, { self }]) => self?.change === 'renamed' && stable.includes(old),
    );
    const newName = renamed?.[1].self?.replacement ?? '';
    const inModule = stable.replace(renamed?.[0] ?? '', newName);
    const isExported = ownValue(material.collections, newName || 'styles')!.includes(inModule);
    const successor = isExported && inModule;
    return {
      change: successor ? 'renamed' : 'removed',
      version,
      ...(successor && successor !== name
        ? { replacement: successor }
        : { advice: 'The package no longer exports it.' }),
      link: migrationPage(version),
    };
  };
  for (const [name, version] of Object.entries(material.removed)) {
    if (!Object.hasOwn(described, name) && !Object.hasOwn(components, name.replace(PREFIX, ''))) {
      addRule(exports, name, removed(name, version));
    }
  }
  for (const [path, version] of Object.entries(material.removedModules)) {
    // Paths of components are found by the component's name.
    if (!Object.hasOwn(components, path.replace(PREFIX, ''))) {
      addRule(paths, `${MATERIAL}/${path}`, removed(path, version));
    }
  }
  deprecatedExports(material, exports, described);
  for (const [name, version] of Object.entries(lab.removed)) {
    addRule(labExports, name, {
      change: 'removed',
      version,
      advice: 'The package no longer exports it.',
      link: migrationPage(version),
    });
  }
  for (const [name, target] of Object.entries(lab.moved)) {
    const isPicker = target.startsWith('@mui/x-date-pickers');
    addRule(labExports, name, {
      change: 'deprecated',
      version: oldest,
      after: '',
      replacement: `${target}/${name}`,
      link: isPicker
        ? '/material-ui/migration/pickers-migration/#imports'
        : '/material-ui/migration/upgrade-to-v7/#components-of-the-lab',
    });
  }
  deprecatedExports(lab, labExports, {});
  for (const [module, names] of Object.entries(material.removedFrom)) {
    data.moduleExports[`${MATERIAL}${module && '/'}${module}`] = Object.fromEntries(
      Object.entries(names).map(([name, version]) => [name, removed(name, version)]),
    );
  }
  const [[, icons]] = Object.entries(histories[ICONS]!) as [[string, ExportHistory]];
  for (const [name, version] of Object.entries(icons.removed)) {
    const replacement = ownValue(icons.renamed!, name);
    if (majorOf(version) <= majorOf(data.to)) {
      data.icons[name] = {
        change: replacement ? 'renamed' : 'removed',
        version,
        ...(replacement ? { replacement } : { advice: 'The package no longer exports it.' }),
        link: migrationPage(version),
      };
    }
  }
  data.hookResults = resultRules(material, previous, data.to);
  const replaced = Object.values(components).map(({ self }) => self?.replacement ?? '');
  data.collections = Object.fromEntries(
    Object.entries(material.collections).filter(
      ([name]) => ['colors', 'styles', 'utils'].includes(name) || replaced.includes(name),
    ),
  );
}
