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

function show(recent: string[]) {
  render(
    <StartScreen
      {...{ id: 'list', recent, onChoose, onOpen }}
      popular={[BUTTON]}
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

it('has no group of recent searches without any', () => {
  show([]);
  expect(screen.queryByText('Recent searches')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
});
