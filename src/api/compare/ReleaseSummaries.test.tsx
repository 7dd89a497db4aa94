/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import type { CompareData } from '../types';
import { ReleaseSummaries } from './ReleaseSummaries';

// Docusaurus generates these modules during bundling.
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({}) }), { virtual: true });

const DATA: CompareData = {
  product: 'material-ui',
  documented: '7.3.2',
  versions: ['7.3.2', '6.5.0'],
  components: [
    { name: 'GridLegacy', slug: 'grid-legacy', versions: ['7.3.2'] },
    { name: 'PigmentGrid', slug: null, versions: ['6.5.0'] },
  ],
  summaries: [
    {
      ...{ from: '6.5.0', to: '7.3.2', added: ['GridLegacy', 'PigmentGrid'], unchanged: 119 },
      removed: [{ name: 'Hidden', html: 'Use <code>sx</code>.' }],
      changed: [
        { name: 'Chip', props: { added: 2, removed: 1 }, slots: {}, classes: {} },
        { name: 'Box', props: {}, slots: {}, classes: {}, systemProps: 'removed' },
      ],
      unknown: ['@mui/lab'],
    },
  ],
};

it('links to each new, removed and changed component', () => {
  render(<ReleaseSummaries data={DATA} />);
  const totals = 'New components: 2. Removed: 1. Changed: 2. Unchanged: 119.';
  expect(screen.getByText(totals)).toBeVisible();
  expect(screen.getByText(/doesn’t include them: @mui\/lab/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'GridLegacy' })).toHaveAttribute(
    'href',
    '/material-ui/api/grid-legacy/',
  );
  expect(screen.getByText('PigmentGrid')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'PigmentGrid' })).toBeNull();
  expect(screen.getByText('Hidden').closest('li')).toHaveTextContent('HiddenUse sx.');
  const chip = screen.getByRole('link', { name: 'Chip' });
  expect(chip.closest('li')).toHaveTextContent('ChipProps: 2 added, 1 removed');
  expect(screen.getByText(/^Box no longer accepts style props/)).toBeVisible();
  expect(chip).toHaveAttribute(
    'href',
    '/material-ui/api/compare/?component=Chip&from=6.5.0&to=7.3.2#component',
  );
});
