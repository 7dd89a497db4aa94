/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { recordOf, shardOf } from '../testing';
import { StartScreen } from './StartScreen';

const push = jest.fn();
const onChoose = jest.fn();
const onOpen = jest.fn();

jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push }) }));

const BUTTON = {
  record: recordOf('page', 'Button', '/react-button/', { text: 'Buttons start actions.' }),
  shard: shardOf(),
  points: 1,
};

function show(recent: string[], popular = [BUTTON]) {
  render(
    <StartScreen
      {...{ id: 'list', recent, onChoose, onOpen }}
      popular={popular}
      active={recent.length}
      onForget={() => {}}
    />,
  );
}

it('lists popular pages without excerpts after recent searches', () => {
  show(['tooltip']);
  const [search, page] = screen.getAllByRole('option');
  expect(search).toHaveTextContent('tooltip');
  expect(page).toHaveAttribute('aria-selected', 'true');
  expect(page).toHaveAttribute('id', 'list-1');
  expect(page).not.toHaveTextContent('Buttons start actions.');
});

it('repeats a search, and opens a page', () => {
  show(['tooltip']);
  fireEvent.click(screen.getByRole('option', { name: 'tooltip' }));
  expect(onChoose).toHaveBeenCalledWith('tooltip');
  const popular = screen.getByRole('group', { name: 'Popular pages' });
  fireEvent.click(within(popular).getByRole('option'));
  expect(push).toHaveBeenCalledWith('/react-button/');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('names the first pages of several products by their product', () => {
  const first = (product: string, productName: string) => ({
    record: recordOf('page', 'Overview', `/${product}/`),
    shard: shardOf({ product, productName }),
    points: 1,
  });
  show([], [first('material-ui', 'Material UI'), first('joy-ui', 'Joy UI')]);
  const names = screen.getAllByRole('option').map((option) => option.querySelector('.name'));
  expect(names.map((name) => name?.textContent)).toEqual(['Material UI', 'Joy UI']);
  expect(screen.getByRole('option', { name: /^Joy UI ?Overview/ })).toBeInTheDocument();
});

it('names the pages of one product by their titles', () => {
  show([]);
  const option = screen.getByRole('option');
  expect(option.querySelector('.name')).toHaveTextContent('Button');
});

it('has no group of recent searches without any', () => {
  show([]);
  expect(screen.queryByText('Recent searches')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
});
