/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { EventCatalogue } from './EventCatalogue';
import { EVENTS } from './events';

jest.mock('@site/src/page/doc-page', () => ({
  ScrollableTable: (props: ComponentProps<'table'>) => <table {...props} />,
}));

it('lists every event with its parameters', () => {
  render(<EventCatalogue />);
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(Object.keys(EVENTS).length + 1);
  Object.entries(EVENTS).forEach(([name, { parameters }], index) => {
    const table = tables[index]!;
    expect(table.querySelector('caption')!.textContent).toContain(name);
    const headers = within(table).getAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(Object.keys(parameters));
  });
  expect(screen.getByText('data-event-category').localName).toBe('code');
});
