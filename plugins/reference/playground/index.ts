import type { ComponentApi } from '../../../src/api/types';
import type { DemoScope } from '../../../src/foundation/products';
import { reasonAgainstPlayground } from './exclusions';
import { importsOf, moduleOf } from './module-of';
import type { Member } from './module-of';
import { readPresets } from './presets';
import type { FoundPreset } from './presets';
import { playgroundOf } from './spec-of';

export { readPresets } from './presets';

/** Suffix of the modules' file names. */
export const ENDING = 'playground.jsx';

/** Whether a component has a playground. One that is a member of another, such as `List.Item`, needs it around it. */
export function hasPlayground({ product, name, kind }: ComponentApi): boolean {
  return (
    kind !== 'interface' &&
    !name.includes('.') &&
    reasonAgainstPlayground(product, name) === undefined
  );
}

/**
 * The name of the module with a component's playground. Components in the same section or with the
 * same first word share a module, because each module adds bytes to every page.
 */
function familyOf({ name, section }: ComponentApi): string {
  if (section !== undefined) {
    return section;
  }
  const [word] = /^[A-Z][a-z]*/.exec(name) ?? [name];
  return word.toLowerCase();
}

function requestOf(component: ComponentApi, folder: string): string {
  return JSON.stringify(`${folder}/${familyOf(component)}.${ENDING}`);
}

/**
 * Source of a function that loads a component's playground.
 *
 * @param folder - Relative path of the folder with the playgrounds' modules.
 */
export function playgroundLoader(component: ComponentApi, folder: string): string {
  return `() => import(${requestOf(component, folder)}).then((family) => family.${component.name}Playground)`;
}

/**
 * Sources of a playground with some of a component's controls, as values of the props of
 * `<Playground>`.
 *
 * @param controls - Names of props, in the order of their controls.
 * @param folder - Relative path of the folder with the playgrounds' modules.
 */
export function usageSources(
  component: ComponentApi,
  controls: readonly string[],
  folder: string,
): { load: string; server: string } {
  const request = requestOf(component, folder);
  const pick = `${component.name}Playground.withControls(${JSON.stringify(controls)})`;
  return {
    load: `() => import(${request}).then((family) => family.${pick})`,
    server: `__SERVER__ ? require(${request}).${pick} : null`,
  };
}

/**
 * Names of the props that a component's playground has controls for.
 *
 * @param folder - The product's docs folder, which contains the presets.
 */
export function controlNames(component: ComponentApi, folder: string, siteDir: string): string[] {
  const found = readPresets(folder, siteDir).get(component.name);
  return playgroundOf(component, found?.preset).spec.controls.map(({ prop }) => prop);
}

/** The playground on a component's page, as MDX; empty if there is none. */
export function playgroundElement(component: ComponentApi, scope: DemoScope): string {
  const { name } = component;
  if (!hasPlayground(component)) {
    return '';
  }
  return `<Playground
  name="${name}"
  scope="${scope}"
  load={${playgroundLoader(component, '.')}}
  server={__SERVER__ ? require(${requestOf(component, '.')}).${name}Playground : null}
/>`;
}

function memberOf(
  component: ComponentApi,
  found: FoundPreset | undefined,
  imports: ReadonlyMap<string, string>,
  scope: DemoScope,
): Member {
  try {
    const playground = playgroundOf(component, found?.preset);
    return { playground, imports: importsOf(component, playground, imports, scope) };
  } catch (error) {
    throw new Error(
      `${found?.file ?? 'The playground'}, ${component.name}: ${(error as Error).message}`,
    );
  }
}

/**
 * The playground modules of a product by file name.
 *
 * @param presets - Presets by component; see `readPresets`.
 * @throws If presets are invalid or their components don't exist; the message has a line for each, with
 * file and component.
 */
export function playgroundFiles(
  components: readonly ComponentApi[],
  scope: DemoScope,
  presets: ReadonlyMap<string, FoundPreset>,
): Map<string, string> {
  const imports = new Map(components.map(({ name, imports: [line] }) => [name, line]));
  const faults = [...presets]
    .filter(([name]) => !imports.has(name))
    .map(
      ([name, { file }]) =>
        `${file} presets "${name}", which is not a component of this product. Correct the name, or remove the preset.`,
    );
  const families = new Map<string, ComponentApi[]>();
  for (const component of components.filter(hasPlayground)) {
    const family = familyOf(component);
    families.set(family, [...(families.get(family) ?? []), component]);
  }
  const membersOf = (family: readonly ComponentApi[]) =>
    family.flatMap((component) => {
      try {
        return [memberOf(component, presets.get(component.name), imports, scope)];
      } catch (error) {
        faults.push((error as Error).message);
        return [];
      }
    });
  const files = [...families].map(
    ([family, own]) => [`${family}.${ENDING}`, moduleOf(membersOf(own), scope)] as const,
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return new Map(files);
}
