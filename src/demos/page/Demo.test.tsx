/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MODULE, button, collectAnchor, renderDemo, settle } from '@site/test/unit/demo-in-page';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { FrameLink } from './FrameLink';
import { ServerAnchors } from './ServerAnchors';

it('registers its anchors with the broken-link check', async () => {
  const { container } = await renderDemo();
  expect(container.querySelector('#BasicButtons')).toBeInTheDocument();
  render(<ServerAnchors name="BasicButtons" />);
  for (const anchor of ['BasicButtons', 'BasicButtons.tsx', 'BasicButtons.js']) {
    expect(collectAnchor).toHaveBeenCalledWith(anchor);
  }
});

it('reserves the measured heights', async () => {
  await renderDemo({ maxWidth: 400, height: 300 });
  const style = document.querySelector<HTMLElement>('[data-demo="BasicButtons"]')!.style;
  expect(style.getPropertyValue('--demo-height-0')).toBe('120px');
  expect(style.getPropertyValue('--demo-height-1')).toBe('80px');
});

it("fetches its library's theme after a client-side navigation, then renders preview and demo", async () => {
  const { container } = await renderDemo();
  act(() => {
    FakeIntersectionObserver.report(container.querySelector('[data-demo]')!, true);
  });
  await settle();
  // jsdom doesn't load stylesheets, and a demo waits for the one of its library.
  const theme = document.querySelector('link[data-demo-theme="joy"]')!;
  expect(theme).toHaveAttribute('href', '/theme-joy.css');
  expect(screen.queryByText('running')).not.toBeInTheDocument();
  theme.dispatchEvent(new Event('load'));
  await settle();
  expect(container.querySelector('pre code')).toHaveTextContent('<Button />');
  expect(screen.getByText('running')).toBeInTheDocument();
});

it('reports that its code failed to load until a retry succeeds', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => MODULE).mockRejectedValueOnce(new Error('offline'));
  const { container } = await renderDemo({ load });
  act(() => {
    FakeIntersectionObserver.report(container.querySelector('[data-demo]')!, true);
  });
  await settle();
  expect(screen.getByText(/Couldn't load/)).toBeVisible();
  act(() => button('Try again').focus());
  fireEvent.click(button('Try again'));
  await settle();
  // The stylesheet of the library's theme.
  document.querySelector('link[data-demo-theme]')?.dispatchEvent(new Event('load'));
  await settle();
  expect(screen.queryByText(/Couldn't load/)).toBeNull();
  expect(screen.getByRole('group', { name: 'Demo BasicButtons' })).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
  complaints.mockRestore();
});

it.each([
  ['the JSX is too long', { facts: { lines: 0, heights: null } }],
  ['the author closed it', { defaultOpen: false }],
])('has no preview if %s', async (_case, props) => {
  const { container } = await renderDemo(props);
  expect(container.querySelector('pre')).toBeNull();
  expect(button('Show code')).toBeInTheDocument();
});

it('renders only the demo without its toolbar', async () => {
  const { container } = await renderDemo({ hideToolbar: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(container.querySelector('pre')).toBeNull();
  expect(container.querySelector('[data-demo="BasicButtons"]')).toBeInTheDocument();
});

it('omits the online editors with `hideEditButton`', async () => {
  await renderDemo({ hideEditButton: true });
  expect(button('Copy')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open in/ })).toBeNull();
});

it('links a demo that only its frame renders to its standalone page, for readers without scripts', () => {
  render(<FrameLink name="Bar" source="demos/docs-joy/components/card/Bar" basePath="/base" />);
  expect(screen.getByRole('link', { name: 'Open demo Bar on its own page' })).toHaveAttribute(
    'href',
    '/base/demo/joy-ui/?demo=card%2FBar',
  );
});
