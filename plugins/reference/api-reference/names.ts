/**
 * Last segment of an API page's path.
 *
 * @example slugOf('TextareaAutosize') // 'textarea-autosize'
 * @example slugOf('Table.Row') // 'table-row'
 */
export function slugOf(component: string): string {
  return component.replace(/([a-z0-9])\.?([A-Z])/g, '$1-$2').toLowerCase();
}
