/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, within } from '@testing-library/react';
import { createPlayground } from '.';

const playground = createPlayground({
  spec: {
    name: 'Parcel',
    controls: [
      { prop: 'fragile', kind: 'switch' },
      { prop: 'count', kind: 'number' },
      { prop: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' },
    ],
    initial: { count: 3 },
    snippets: {},
    binds: [],
  },
  scope: 'joy',
  Scope: ({ children }) => <>{children}</>,
  Component: ({ count }) => <p>{String(count)} parcels</p>,
  named: {},
});

const labels = () =>
  within(screen.getByRole('group', { name: /Parcel/ }))
    .getAllByText(/^\w+$/, { selector: 'label' })
    .map(({ textContent }) => textContent);

describe('createPlayground', () => {
  it('has a control for each prop', () => {
    const { Demo } = playground;
    render(<Demo />);
    expect(labels()).toEqual(['fragile', 'count', 'size']);
  });

  it('can have some of the controls, with the same initial props', () => {
    const { Demo } = playground.withControls(['size', 'fragile']);
    render(<Demo />);
    expect(labels()).toEqual(['size', 'fragile']);
    expect(screen.getByText('3 parcels')).toBeVisible();
  });
});
