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
}): string[] {
  const binding = isDefault ? name : `{ ${name} }`;
  return [
    ...(subpath === null ? [] : [`import ${binding} from '${from}/${subpath}';`]),
    ...(inIndex ? [`import { ${name} } from '${from}';`] : []),
  ];
}
