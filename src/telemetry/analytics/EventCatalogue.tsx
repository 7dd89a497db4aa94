import { ScrollableTable } from '@site/src/page/doc-page';
import { EVENTS, USER_PROPERTIES } from './events';

/** Renders text with `code` in backticks. */
function Marked({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

interface RowsProps {
  /** Descriptions by name. */
  meanings: Readonly<Record<string, string>>;
}

function Rows({ meanings }: RowsProps) {
  return Object.entries(meanings).map(([name, meaning]) => (
    <tr key={name}>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Marked text={meaning} />
      </td>
    </tr>
  ));
}

/** The tables of events, their parameters and user properties for the manual. */
export function EventCatalogue() {
  return (
    <>
      {Object.entries(EVENTS).map(([name, { description, parameters }]) => (
        <ScrollableTable key={name}>
          <caption>
            <code>{name}</code>: {description}
          </caption>
          <tbody>
            <Rows meanings={parameters} />
          </tbody>
        </ScrollableTable>
      ))}
      <ScrollableTable>
        <caption>User properties, sent before events</caption>
        <tbody>
          <Rows meanings={USER_PROPERTIES} />
        </tbody>
      </ScrollableTable>
    </>
  );
}
