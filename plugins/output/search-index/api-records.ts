import type { ApiEntry } from '../../../src/api/types';
import type { RecordKind, SearchRecord } from '../../../src/shell/search/types';
import type { ApiPage } from '../../reference/api-pages';
import { entryText, pageData } from '../../reference/api-pages/entries';
import { plainText } from '../../reference/api-pages/markdown';
import { summaryOf } from '../../reference/api-pages/page';
import { excerpt } from './excerpt';

/** The search records of a component's page: the component with its props, slots and classes. */
export function apiRecords({ component, pathname }: ApiPage): SearchRecord[] {
  const { name, props, inherited, slots, classes } = pageData(component, plainText);
  const record = (kind: RecordKind, entry: ApiEntry): SearchRecord => ({
    kind,
    title: entry.name,
    path: [name],
    url: `${pathname}#${entry.id}`,
    text: excerpt(entryText(entry, String)),
    ...(entry.deprecated === undefined ? {} : { deprecated: true as const }),
  });
  return [
    {
      kind: 'component',
      title: name,
      path: [],
      url: pathname,
      text: excerpt(summaryOf(component)),
      ...(component.deprecated === undefined ? {} : { deprecated: true as const }),
    },
    ...props.map((entry) => record('prop', entry)),
    // The declaring component's page has the description.
    ...inherited.map((entry) => ({
      ...record('prop', entry),
      text: '',
      inherited: true as const,
    })),
    ...slots.map((entry) => record('slot', entry)),
    ...classes.map((entry) => record('class', entry)),
  ];
}
