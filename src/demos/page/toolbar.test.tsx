/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeReaderTheme, saveReaderTheme } from '@site/src/reader/reader-theme';
import { button, renderDemo, settle } from '@site/test/unit/demo-in-page';
import { mockSystemMode } from '@site/test/unit/system-mode';

describe('the toolbar', () => {
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);

  beforeEach(() => {
    // jsdom has no layout.
    HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  });

  it('is one tab stop, which returns to the first control on blur', async () => {
    await renderDemo();
    expect(screen.getByRole('toolbar', { name: 'Controls of demo BasicButtons' })).toBeVisible();
    expect(stops()).toEqual([button('Expand code')]);
    await userEvent.tab();
    expect(button('Expand code')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('More')).toHaveFocus();
    expect(stops()).toEqual([button('More')]);
    act(() => button('More').blur());
    expect(stops()).toEqual([button('Expand code')]);
  });

  it('moves focus with arrow keys, mirrored from right to left', async () => {
    await renderDemo();
    act(() => button('Expand code').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button('TS Show TypeScript source')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('More')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    screen.getByRole('toolbar').style.direction = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    expect(button('TS Show TypeScript source')).toHaveFocus();
  });

  it('resets the focus to the start of the demo', async () => {
    await renderDemo();
    await userEvent.click(button('Reset focus'));
    expect(screen.getByRole('group', { name: 'Demo BasicButtons' })).toHaveFocus();
  });
});

describe('controls with visible labels', () => {
  it.each([
    ['Edit', 'Edit code'],
    ['Share', 'Share link to this state'],
  ])('%s has a name that contains its label', async (label, name) => {
    await renderDemo();
    const visible = screen.getByText(label);
    expect(visible.closest('button')).toBe(button(name));
    expect(name).toContain(label);
  });

  it('Share copies a link to the demo and confirms it', async () => {
    const user = userEvent.setup();
    await renderDemo();
    await user.click(button('Share link to this state'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toMatch(
      /^http:\/\/localhost\/#BasicButtons\.tsx\?s=[\w+$-]+$/,
    );
  });
});

describe('the theme of the reader', () => {
  afterEach(() => act(removeReaderTheme));

  it('has no control if there is none', async () => {
    await renderDemo();
    expect(screen.queryByRole('button', { name: 'Your theme' })).toBeNull();
  });

  it('is switched off and on again', async () => {
    await saveReaderTheme({ spacing: 6 });
    await renderDemo();
    expect(button('Your theme')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Your theme'));
    expect(button('Your theme')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Your theme')).toHaveFocus();
    await userEvent.click(button('Your theme'));
    await settle();
    expect(button('Your theme')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the menu at the end of the toolbar', () => {
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const SOURCE = 'demos/docs-material/components/button/BasicButtons';

  async function openMenu() {
    const user = userEvent.setup();
    await renderDemo({ source: SOURCE });
    await user.click(button('More'));
    await screen.findByRole('menu', { name: 'More' });
    return user;
  }

  it('contains the actions that a narrow toolbar has no room for', async () => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) =>
        Object.assign(new EventTarget(), { matches: query === '(width < 600px)' }),
    });
    const user = await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit code',
      'Open in StackBlitz',
      'Open in CodeSandbox',
      'Frame',
      'Reset focus',
      'Reset demo',
      'View source in the repository',
      'Copy link to JavaScript source',
      'Copy link to TypeScript source',
      'Copy link to this state',
      'Report an issue',
    ]);
    await user.click(item('Reset focus'));
    expect(screen.getByRole('group', { name: 'Demo BasicButtons' })).toHaveFocus();
    mockSystemMode();
  });

  it.each([
    ['below the button', { bottom: 700, height: 200, top: 400 }, null],
    ['above the button without enough space below', { bottom: 900, height: 200, top: 400 }, ''],
    ['below without enough space at all', { bottom: 900, height: 500, top: 400 }, null],
  ])('opens %s', async (_where, box, above) => {
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const measure = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(box as DOMRect);
    await openMenu();
    expect(screen.getByRole('menu').getAttribute('data-above')).toBe(above);
    measure.mockRestore();
  });

  it('links to the source and to a new issue', async () => {
    await openMenu();
    expect(item('View source in the repository')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\/blob\/main\/docs-material\/components\/button\/demos\/BasicButtons\.tsx$/,
      ),
    );
    const issue = new URL((item('Report an issue') as HTMLAnchorElement).href);
    expect(issue.searchParams.get('title')).toBe('[BasicButtons] ');
    expect(issue.searchParams.get('body')).toContain('Page: http://localhost/#BasicButtons\n');
  });

  it.each([
    ['Copy link to JavaScript source', /^http:\/\/localhost\/#BasicButtons\.js$/],
    ['Copy link to TypeScript source', /^http:\/\/localhost\/#BasicButtons\.tsx$/],
    ['Copy link to this state', /^http:\/\/localhost\/#BasicButtons\.tsx\?s=[\w+$-]+$/],
  ])('"%s" copies the link and confirms it', async (name, expected) => {
    const user = await openMenu();
    await user.click(item(name));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('More')).toHaveFocus();
    expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toMatch(expected);
  });

  it('moves focus with arrow keys and closes on Escape', async () => {
    const user = await openMenu();
    expect(item('View source in the repository')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Report an issue')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('More')).toHaveFocus();
  });
});
