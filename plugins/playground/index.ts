import type { ComponentApi } from '../../src/api/types';
import type { DemoScope } from '../../src/products';
import { WITHOUT_PLAYGROUND } from './exclusions';
import { moduleOf } from './module-of';
import type { FoundPreset } from './presets';
import { playgroundOf } from './spec-of';
import type { Playground } from './spec-of';

export { readPresets } from './presets';

/** Ending of the modules' file names. */
export const ENDING = 'playground.jsx';

/** Whether a component has a playground. */
export function hasPlayground({ product, name, kind }: ComponentApi): boolean {
  return kind !== 'interface' && WITHOUT_PLAYGROUND[product]?.[name] === undefined;
}

/**
 * The module that holds a component's playground. Components of one section, and those whose names
 * begin with one word, share one, for each module costs every page of the site some bytes.
 */
function familyOf({ name, section }: ComponentApi): string {
  if (section !== undefined) {
    return section;
  }
  const [word] = /^[A-Z][a-z]*/.exec(name) ?? [name];
  return word.toLowerCase();
}

/** The part of a component's page that shows its playground; empty for one without. */
export function playgroundSection(component: ComponentApi, scope: DemoScope): string {
  const { name } = component;
  if (!hasPlayground(component)) {
    return '';
  }
  const request = JSON.stringify(`./${familyOf(component)}.${ENDING}`);
  return `## Playground {/* #playground */}

<Playground
  name="${name}"
  scope="${scope}"
  load={() => import(${request}).then((family) => family.${name}Playground)}
  server={__SERVER__ ? require(${request}).${name}Playground : null}
/>`;
}

function described(component: ComponentApi, found: FoundPreset | undefined): Playground {
  try {
    return playgroundOf(component, found?.preset);
  } catch (error) {
    throw new Error(
      `${found?.file ?? 'The playground'}, ${component.name}: ${(error as Error).message}`,
    );
  }
}

/**
 * The modules with the playgrounds of a product, by file name.
 *
 * @param presets - What writers preset, by component; see `readPresets`.
 * @throws A message that names the file and the component whose preset is at fault, or that does
 * not exist.
 */
export function playgroundFiles(
  components: readonly ComponentApi[],
  scope: DemoScope,
  presets: ReadonlyMap<string, FoundPreset>,
): Map<string, string> {
  const imports = new Map(components.map(({ name, imports: [line] }) => [name, line]));
  for (const [name, { file }] of presets) {
    if (!imports.has(name)) {
      throw new Error(
        `${file} presets "${name}", which is not a component of this product. Correct the name, or remove the preset.`,
      );
    }
  }
  const families = new Map<string, ComponentApi[]>();
  for (const component of components.filter(hasPlayground)) {
    const family = familyOf(component);
    families.set(family, [...(families.get(family) ?? []), component]);
  }
  return new Map(
    [...families].map(([family, own]) => [
      `${family}.${ENDING}`,
      moduleOf({
        members: own.map((component) => ({
          component,
          playground: described(component, presets.get(component.name)),
        })),
        imports,
        scope,
      }),
    ]),
  );
}
