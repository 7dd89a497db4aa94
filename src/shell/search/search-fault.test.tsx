/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fault, mockFault } from '@site/test/unit/faulty';
import { SearchEngine } from './engine';
import { SearchButton } from './SearchButton';
import { recordOf, shardOf } from './testing';

const mockEngine = new SearchEngine();
const mockShard = shardOf();
const mockReady = { status: 'ready', isComplete: true, missing: [] } as const;
jest.mock('./answers/use-answer', () => ({
  startSearch: () => {},
  useAnswer: (query: string) => {
    if (fault.isOn && query === 'fault') {
      throw new Error('fault');
    }
    const { answerOf } = jest.requireActual<typeof import('./answers/answer')>('./answers/answer');
    const getState = () => ({ loaded: [mockShard], ...mockReady });
    return { answer: answerOf({ engine: mockEngine, getState }, { query, pathname: '/' }) };
  },
}));

mockFault();
Object.assign(window, { docusaurus: { preload: () => {} } });
Element.prototype.scrollTo = () => {};

beforeAll(() =>
  mockEngine.add(mockShard, [recordOf('page', 'Button', '/material-ui/react-button/')]),
);

async function openSearch() {
  render(
    <>
      <SearchButton />
      <p>Page</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('combobox');
}

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '\uD83D', '%E0%A4%A'])(
  'answers %j',
  async (query) => {
    const field = await openSearch();
    fireEvent.change(field, { target: { value: query } });
    expect(await screen.findByText(`No results for “${query}”.`)).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  },
);

it('loses only the dialog to a fault, and can be retried or closed', async () => {
  fireEvent.change(await openSearch(), { target: { value: 'fault' } });
  expect(screen.getByText('Page')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  expect(dialog).toContainElement(screen.getByRole('alert'));

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const field = screen.getByRole('combobox');
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'button' } });
  expect(screen.getByRole('option', { name: /Button/ })).toBeVisible();

  fireEvent.change(field, { target: { value: 'fault' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});
