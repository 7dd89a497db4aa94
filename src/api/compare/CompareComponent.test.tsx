/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompareData } from '../types';
import { CompareComponent } from './CompareComponent';

let location = { pathname: '/', search: '', hash: '' };
const replace = jest.fn();

// Docusaurus generates these modules during bundling.
jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => location, useHistory: () => ({ replace }) }),
  { virtual: true },
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { baseUrl: '/base/' } }), {
  virtual: true,
});

const DATA: CompareData = {
  product: 'material-ui',
  documented: '7.3.2',
  versions: ['7.3.2', '7.0.0', '6.5.0'],
  components: [
    { name: 'Chip', slug: 'chip', versions: ['7.3.2', '6.5.0'] },
    { name: 'Grid', slug: 'grid', versions: ['7.3.2', '7.0.0'] },
    { name: 'Hidden', slug: null, versions: ['6.5.0'] },
  ],
  summaries: [],
};

const EMPTY = { props: [], inheritedProps: [], slots: [], classes: [] };
const SIZE = { name: 'size', type: { text: "'a' | 'b'" }, required: false, description: '' };

function answer(ok: boolean) {
  return jest.fn((address: string) =>
    Promise.resolve({
      ok,
      json: () =>
        Promise.resolve({
          ...EMPTY,
          props: address.includes('7.3.2')
            ? []
            : [{ ...SIZE, deprecated: 'Use `sx`, see [Sizes](/chip/#sizes).' }],
        }),
    }),
  );
}

function open(search: string) {
  location = { pathname: '/', search, hash: '' };
  render(<CompareComponent data={DATA} />);
}

describe('CompareComponent', () => {
  it.each([
    ['Chip', '?component=Chip&from=6.5.0&to=7.3.2'],
    // The release before has no Grid.
    ['Grid', '?component=Grid&from=7.0.0&to=7.3.2'],
  ])('writes the choice of %s to the URL', async (name, query) => {
    open('?component=Hidden&from=6.5.0');
    await userEvent.selectOptions(screen.getByLabelText('Component'), name);
    expect(replace.mock.lastCall[0].search).toBe(query);
  });

  it('reports unknown values in the URL, and compares the default', async () => {
    global.fetch = answer(false) as unknown as typeof fetch;
    open('?component=Chap&to=9.0.0');
    expect(await screen.findByText(/Couldn't load the API data of Chip/)).toBeVisible();
    const [component, version] = screen.getAllByRole('alert');
    expect(component).toHaveTextContent("The component “Chap” doesn't exist");
    expect(version).toHaveTextContent(
      "Version “9.0.0” isn't documented. Available versions: 7.3.2",
    );
  });

  it("reports a component that doesn't exist in a version", () => {
    open('?component=Hidden');
    expect(screen.getByRole('status')).toHaveTextContent("Hidden doesn't exist in 7.0.0, 7.3.2");
  });

  it('reports a failed load, retries on request, and shows the changes', async () => {
    global.fetch = answer(false) as unknown as typeof fetch;
    open('?component=Chip');
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the API data");
    global.fetch = answer(true) as unknown as typeof fetch;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 change in Chip from 6.5.0 to 7.3.2.')).toBeVisible();
    expect(global.fetch).toHaveBeenCalledWith('/base/api-data/material-ui/6.5.0/Chip.json');
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent("RemovedsizeUse sx, see Sizes.Type'a' | 'b'");
    const link = screen.getByRole('link', { name: 'All props, slots and classes of Chip' });
    expect(link).toHaveAttribute('href', '/material-ui/api/chip/');
  });

  it('compares a component before the reader chooses one', async () => {
    global.fetch = answer(true) as unknown as typeof fetch;
    open('');
    expect(screen.getByLabelText('Component')).toHaveDisplayValue('Chip');
    expect(await screen.findByText('1 change in Chip from 6.5.0 to 7.3.2.')).toBeVisible();
  });
});
