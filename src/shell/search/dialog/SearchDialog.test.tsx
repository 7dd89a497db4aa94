/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENTERED } from '../collect-typing';
import type { IndexState } from '../data/search-index';
import { SearchEngine } from '../engine';
import { recordOf, shardOf } from '../testing';
import { SearchDialog } from './SearchDialog';

const mockEngine = new SearchEngine();
const mockEmpty = new SearchEngine();
/** The query of an earlier answer, while the next one is on its way. */
let mockLast: string | undefined;
const mockState: { loaded: unknown[]; status: string; isComplete: boolean } = {
  ...{ loaded: [], status: 'loading', isComplete: false },
};

jest.mock('../answers/use-answer', () => ({
  useAnswer: (query: string) => {
    const { answerOf } =
      jest.requireActual<typeof import('../answers/answer')>('../answers/answer');
    const getState = () => ({ missing: [], ...mockState }) as IndexState;
    const own = { query: mockLast ?? query, pathname: '/material-ui/' };
    const engine = mockState.loaded.length > 0 ? mockEngine : mockEmpty;
    return { answer: answerOf({ engine, getState }, own), retry: () => {} };
  },
}));

Element.prototype.scrollTo = () => {};
beforeAll(() =>
  mockEngine.add(shardOf(), [
    recordOf('page', 'Button', '/material-ui/react-button/'),
    recordOf('page', 'Card', '/material-ui/react-card/'),
  ]),
);
beforeEach(() => {
  mockLast = undefined;
  Object.assign(mockState, { loaded: [], status: 'loading', isComplete: false });
});

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

it('offers the nearest pages without a result, and a question to the community', () => {
  Object.assign(mockState, { loaded: [shardOf()], status: 'ready', isComplete: true });
  render(<SearchDialog initialQuery="bxtxzn" onClose={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('No results for “bxtxzn”.');
  const nearest = screen.getByRole('group', { name: 'Nearest pages' });
  expect(within(nearest).getAllByRole('option')[0]).toHaveTextContent('Button');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Ask the community on GitHub',
  });
  expect(new URL(href).searchParams.get('title')).toBe('bxtxzn');
});

describe('Enter before the first result', () => {
  function renderDialog(initialQuery: string) {
    const opened: string[] = [];
    const note = (event: MouseEvent) => {
      event.preventDefault();
      opened.push((event.target as Element).closest('a')!.pathname);
    };
    document.addEventListener('click', note, { capture: true, once: true });
    const dialog = <SearchDialog initialQuery={initialQuery} onClose={jest.fn()} />;
    const { rerender } = render(dialog);
    const load = () => {
      Object.assign(mockState, { loaded: [shardOf()], status: 'ready', isComplete: true });
      rerender(<SearchDialog initialQuery={initialQuery} onClose={jest.fn()} />);
    };
    return { opened, load };
  }

  it('opens the result once it is there', async () => {
    const { opened, load } = renderDialog('');
    await userEvent.keyboard('button{Enter}');
    expect(opened).toEqual([]);
    load();
    expect(opened).toEqual(['/material-ui/react-button/']);
  });

  it('counts while the dialog is being loaded too', () => {
    const { opened, load } = renderDialog(`button${ENTERED}`);
    expect(screen.getByRole('combobox')).toHaveValue('button');
    load();
    expect(opened).toEqual(['/material-ui/react-button/']);
  });

  it('waits for the answer to what was typed', async () => {
    Object.assign(mockState, { loaded: [shardOf()], status: 'ready', isComplete: true });
    mockLast = 'button';
    const { opened, load } = renderDialog('');
    await userEvent.keyboard('card{Enter}');
    expect(screen.getByRole('option', { name: /Button/ })).toBeVisible();
    expect(opened).toEqual([]);
    mockLast = undefined;
    load();
    expect(opened).toEqual(['/material-ui/react-card/']);
  });

  it('no longer counts once the reader types on', async () => {
    const { opened, load } = renderDialog('');
    await userEvent.keyboard('butto{Enter}n');
    load();
    expect(opened).toEqual([]);
  });
});
