import type { FoundComponent } from './find-components';

/**
 * Last part of an API page's address.
 *
 * @example slugOf('TextareaAutosize') // 'textarea-autosize'
 */
export function slugOf(component: string): string {
  return component.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The import statements that a reader may choose from, the smaller one first. */
export function importLines({
  name,
  subpath,
  isDefault,
  inIndex,
  package: { name: from },
}: Pick<FoundComponent, 'name' | 'subpath' | 'isDefault' | 'inIndex'> & {
  package: { name: string };
}): string[] {
  const binding = isDefault ? name : `{ ${name} }`;
  return [
    ...(subpath === null ? [] : [`import ${binding} from '${from}/${subpath}';`]),
    ...(inIndex ? [`import { ${name} } from '${from}';`] : []),
  ];
}
