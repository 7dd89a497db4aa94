import type { ComponentApi } from '../../../src/api/types';
import type { FoundComponent } from './find-components';

/**
 * Last segment of an API page's path.
 *
 * @example slugOf('TextareaAutosize') // 'textarea-autosize'
 */
export function slugOf(component: string): string {
  return component.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The possible import statements, the one with the smaller bundle first. */
export function importLines({
  name,
  subpath,
  isDefault,
  inIndex,
  package: { name: from },
}: Pick<FoundComponent, 'name' | 'subpath' | 'isDefault' | 'inIndex'> & {
  package: { name: string };
}): ComponentApi['imports'] {
  const fromIndex = `import { ${name} } from '${from}';`;
  if (subpath === null) {
    return [fromIndex];
  }
  const fromSubpath = `import ${isDefault ? name : `{ ${name} }`} from '${from}/${subpath}';`;
  return inIndex ? [fromSubpath, fromIndex] : [fromSubpath];
}
