/** @jest-environment ./src/testing/jsdom-environment.ts */
import { waitFor } from '@testing-library/react';
import { followDocsColors } from './follow-docs-colors';

const mockRefresh = jest.fn();
jest.mock('@site/src/scheme-styles', () => ({ refreshDocsColors: () => mockRefresh() }));

/** Reports a change of storage as the browser does after one in another tab. */
const changeElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

it('refreshes the colors after changes in other tabs, until stopped', async () => {
  const stop = followDocsColors();
  changeElsewhere('docs-colors');
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
  changeElsewhere(null);
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(2));
  changeElsewhere('mui-mode');
  stop();
  changeElsewhere('docs-colors');
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockRefresh).toHaveBeenCalledTimes(2);
});
