/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchEngine } from '../engine';
import { recordOf, shardOf } from '../testing';
import { SearchDialog } from './SearchDialog';

const mockEngine = new SearchEngine();
let mockStatus: string;
let mockFinish: () => void;

jest.mock('../data/use-search-index', () => ({
  useSearchIndex() {
    const [, render] = useState(0);
    mockFinish = () => {
      mockStatus = 'ready';
      render(1);
    };
    const loaded = mockStatus === 'ready' ? [{}] : [];
    return { index: { engine: mockEngine }, loaded, status: mockStatus, missing: [] };
  },
}));

Object.assign(window, { docusaurus: { preload: () => {} } });
Element.prototype.scrollTo = () => {};

beforeAll(() =>
  mockEngine.add(shardOf(), [recordOf('page', 'Button', '/material-ui/react-button/')]),
);

const onClose = jest.fn();
const followed = jest.fn();

function open(initialQuery: string, status = 'loading') {
  mockStatus = status;
  onClose.mockClear();
  followed.mockClear();
  render(<SearchDialog initialQuery={initialQuery} onClose={onClose} />);
  // What jsdom doesn't implement.
  screen.getByRole('dialog').addEventListener('click', (event) => {
    event.preventDefault();
    followed((event.target as Element).closest('a')?.pathname);
  });
}

describe('Enter before there are results', () => {
  it('opens the first one when they arrive, once', () => {
    open('butto');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'button' } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(followed).not.toHaveBeenCalled();
    act(() => mockFinish());
    expect(followed.mock.calls).toEqual([['/material-ui/react-button/']]);
  });

  it('counts if the dialog was loading too', () => {
    open('button\n');
    expect(screen.getByRole('combobox')).toHaveValue('button');
    act(() => mockFinish());
    expect(followed.mock.calls).toEqual([['/material-ui/react-button/']]);
  });

  it.each([
    ['the reader types on', 'button\n', 'butto'],
    ['there is no query', '\n', ''],
    ['nothing is found', 'xyz\n', undefined],
  ])('does nothing if %s', (_condition, initialQuery, typed) => {
    open(initialQuery);
    if (typed) {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
    }
    act(() => mockFinish());
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'button' } });
    expect(followed).not.toHaveBeenCalled();
  });
});

it('closes with the keys that opened it, but not with one that types', async () => {
  open('', 'ready');
  await userEvent.keyboard('/');
  expect(screen.getByRole('combobox')).toHaveValue('/');
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  document.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
