import type { ComponentApi } from '../types';
import type { FoundComponent } from './find-components';

/** The possible import statements, the one with the smaller bundle first. */
export function importLines({
  name: full,
  subpath,
  isDefault,
  inIndex,
  package: { name: from },
}: Pick<FoundComponent, 'name' | 'subpath' | 'isDefault' | 'inIndex'> & {
  package: { name: string };
}): ComponentApi['imports'] {
  const [name] = full.split('.');
  const fromIndex = `import { ${name} } from '${from}';`;
  if (subpath === null) {
    return [fromIndex];
  }
  const fromSubpath = `import ${isDefault ? name : `{ ${name} }`} from '${from}/${subpath}';`;
  return inIndex ? [fromSubpath, fromIndex] : [fromSubpath];
}
