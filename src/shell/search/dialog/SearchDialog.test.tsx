/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchEngine } from '../engine';
import { SearchDialog } from './SearchDialog';

const mockEngine = new SearchEngine();

jest.mock('../data/use-search-index', () => ({
  useSearchIndex: () => ({
    index: { engine: mockEngine },
    loaded: [],
    status: 'ready',
    missing: [],
  }),
}));

Element.prototype.scrollTo = () => {};

it('closes with the keys that opened it, but not with one that types', async () => {
  const onClose = jest.fn();
  render(<SearchDialog initialQuery="" onClose={onClose} />);
  await userEvent.keyboard('/');
  expect(screen.getByRole('combobox')).toHaveValue('/');
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  document.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
