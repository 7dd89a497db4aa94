/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, mockLocation, renderDemo, settle } from '@site/test/unit/demo-in-page';
import { encodeState } from '../link-state/codec';

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  mockLocation.hash = '';
});

it('scrolls to the demo in the hash and opens its code', async () => {
  mockLocation.hash = '#BasicButtons.tsx';
  await renderDemo();
  expect(await screen.findByText('whole source')).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('ignores a hash with another demo', async () => {
  mockLocation.hash = '#OtherButtons.tsx';
  await renderDemo();
  expect(button('Expand code')).toBeVisible();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('shows the code in the hash as a diff without running it', async () => {
  const code = 'export default function Changed() { document.title = "ran"; }';
  const region = () => screen.findByRole('region', { name: /^Edited code of BasicButtons/ });
  mockLocation.hash = `#BasicButtons.tsx?s=${encodeState({ code, variant: 'TS' })}`;
  await renderDemo();
  expect(await region()).toHaveTextContent(code);
  expect(await screen.findByRole('group', { name: 'Changes from the original' })).toBeVisible();
  expect(document.querySelector('del')).toHaveTextContent('whole source');
  expect(screen.queryByRole('group', { name: 'BasicButtons.tsx' })).toBeNull();
  expect(document.querySelector('ins')).toHaveTextContent(code);
  await settle();
  expect(document.title).not.toBe('ran');
  await userEvent.click(button('Discard'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('group', { name: 'BasicButtons.tsx' })).toHaveTextContent('whole source');
  expect(screen.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
});

describe('the code in the hash', () => {
  const code = 'export default () => "linked";';

  async function review() {
    const user = userEvent.setup();
    mockLocation.hash = `#BasicButtons.tsx?s=${encodeState({ code, variant: 'TS' })}`;
    await renderDemo({ source: 'demos/docs-joy/components/button/BasicButtons' });
    await screen.findByRole('button', { name: 'Run' });
    return user;
  }

  it('is hidden and shown again with the source whose place it takes', async () => {
    const user = await review();
    await user.click(button('Collapse code'));
    expect(screen.queryByRole('group', { name: 'Changes from the original' })).toBeNull();
    expect(button('Run')).toBeVisible();
    await user.click(button('Expand code'));
    expect(screen.getByRole('group', { name: 'Changes from the original' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'BasicButtons.tsx' })).toBeNull();
  });

  it('is copied, and opens in the editor only when it runs', async () => {
    const user = await review();
    await user.click(button('Copy'));
    await expect(navigator.clipboard.readText()).resolves.toBe(code);
    await user.click(button('Edit code'));
    expect(button('Run')).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Run'));
    expect(await screen.findByRole('textbox')).toHaveValue(code);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('reports a damaged state in the hash', async () => {
  mockLocation.hash = '#BasicButtons.tsx?s=nonsense';
  await renderDemo();
  expect(await screen.findByRole('alert')).toHaveTextContent('damaged or too long');
});
