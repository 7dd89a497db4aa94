/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Hit } from '../engine';
import type { SearchRecord } from '../types';
import { ResultOption } from './ResultOption';

const push = jest.fn();
const preload = jest.fn();
const onChoose = jest.fn();

jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push }) }));
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/ui${url}`, { virtual: true });

const HIT = {
  record: { kind: 'page', title: 'Button', path: [], url: '/react-button/', text: '' },
  shard: { productName: 'Material UI', version: '7.3.2' },
} as unknown as Hit;

function show(active: boolean) {
  return <ResultOption id="a" active={active} hit={HIT} words={[]} onChoose={onChoose} />;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  Object.assign(window, { docusaurus: { preload } });
});

afterEach(() => jest.useRealTimers());

it('opens its page in this tab', () => {
  render(show(true));
  const option = screen.getByRole('option');
  expect(option).toHaveAttribute('href', '/ui/react-button/');
  expect(fireEvent.click(option)).toBe(false);
  expect(push).toHaveBeenCalledWith('/ui/react-button/');
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves %j to the browser',
  (how) => {
    render(show(true));
    expect(fireEvent.click(screen.getByRole('option'), how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
    expect(onChoose).not.toHaveBeenCalled();
  },
);

it('preloads its page after it has been selected for a while', () => {
  const { rerender } = render(show(false));
  jest.advanceTimersByTime(1_000);
  rerender(show(true));
  jest.advanceTimersByTime(100);
  rerender(show(false));
  jest.advanceTimersByTime(1_000);
  expect(preload).not.toHaveBeenCalled();
  rerender(show(true));
  jest.advanceTimersByTime(1_000);
  expect(preload).toHaveBeenCalledWith('/ui/react-button/');
});

it('copies the import of an icon, and opens the icon elsewhere on the option', () => {
  const onCopy = jest.fn();
  const icon = { name: 'Delete', Drawing: () => <svg /> };
  const props = { id: 'a', active: true, hit: HIT, words: [], onChoose, icon, onCopy };
  const { rerender } = render(<ResultOption {...props} />);
  fireEvent.click(screen.getByText('Copy import'));
  expect(onCopy).toHaveBeenCalledWith('Delete');
  expect(push).not.toHaveBeenCalled();
  rerender(<ResultOption {...props} isCopied />);
  expect(screen.getByText('Copied')).toBeTruthy();
  fireEvent.click(screen.getByRole('option'));
  expect(push).toHaveBeenCalledTimes(1);
});

it('answers a task with a sentence and code, which is no part of its name', () => {
  const record: SearchRecord = {
    ...{
      kind: 'section' as const,
      title: 'Scroll buttons',
      path: ['Tabs'],
      url: '/react-tabs/#scroll',
    },
    ...{ text: 'Tabs can be wide. Hide the buttons.', code: '<Tabs scrollButtons={false} />' },
  };
  const option = (isAnswer: boolean) => (
    <ResultOption
      {...{ id: 'a', active: true, hit: { ...HIT, record }, onChoose, isAnswer }}
      words={['hide', 'scroll', 'buttons']}
    />
  );
  const { rerender } = render(option(true));
  expect(screen.getByRole('option')).toHaveAccessibleName(
    /^Scroll buttons .* Hide the buttons ?\.$/,
  );
  expect(screen.getByText('<Tabs scrollButtons={false} />')).toBeVisible();
  rerender(option(false));
  expect(screen.getByRole('option')).toHaveTextContent('Tabs can be wide.');
  expect(screen.queryByText('<Tabs scrollButtons={false} />')).toBeNull();
});
