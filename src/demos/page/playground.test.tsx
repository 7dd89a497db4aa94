/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MODULE, button, renderDemo, settle } from '@site/test/unit/demo-in-page';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import type { PlaygroundModule } from '../types';

const PLAYGROUND: PlaygroundModule = {
  ...MODULE,
  loadDemo: async () => ({ default: () => <i>controlled</i> }),
  hostClass: 'playground-host',
};

const NAME = 'Controls for props';
const region = () => screen.queryByRole('region', { name: NAME });

describe('the playground of a component page', () => {
  it('opens and closes below the toolbar, and is loaded only then', async () => {
    const playground = jest.fn(async () => PLAYGROUND);
    await renderDemo({ playground });
    expect(playground).not.toHaveBeenCalled();
    expect(button(NAME)).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(button(NAME));
    await settle();
    expect(button(NAME)).toHaveAttribute('aria-pressed', 'true');
    const host = region()!.querySelector('.playground-host')!;
    act(() => FakeIntersectionObserver.report(host, true));
    await settle();
    document.querySelector('link[data-demo-theme]')?.dispatchEvent(new Event('load'));
    await settle();
    expect(within(region()!).getByText('controlled')).toBeVisible();

    await userEvent.click(button(NAME));
    expect(region()).toBeNull();
    expect(playground).toHaveBeenCalledTimes(1);
  });

  it('reports that its code failed to load until a retry succeeds', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const playground = jest.fn(async () => PLAYGROUND).mockRejectedValue(new Error('offline'));
    await renderDemo({ playground });
    await userEvent.click(button(NAME));
    await settle();
    expect(screen.getByText(/Couldn't load/)).toBeVisible();
    expect(region()).toBeNull();
    playground.mockResolvedValue(PLAYGROUND);
    await userEvent.click(button('Try again'));
    await settle();
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
    expect(region()).toBeVisible();
    complaints.mockRestore();
  });

  it('has no button for other demos', async () => {
    await renderDemo();
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});
