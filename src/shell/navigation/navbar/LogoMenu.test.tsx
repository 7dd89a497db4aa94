/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { copyText } from '@site/src/page/code';
import { productById, wordmarkSvg } from '@site/src/foundation/products';
import { LogoMenu } from './LogoMenu';

jest.mock('@site/src/page/code', () => ({ copyText: jest.fn(async () => true) }));

const product = productById('joy-ui');
const copyTextMock = jest.mocked(copyText);

function open() {
  const logo = createRef<HTMLButtonElement>();
  const onClose = jest.fn();
  render(
    <>
      <button ref={logo}>Logo</button>
      <LogoMenu product={product} logo={logo} onClose={onClose} />
    </>,
  );
  return { onClose };
}

const item = (name: string) => screen.getByRole('menuitem', { name });
const logo = () => screen.getByRole('button', { name: 'Logo' });

afterEach(() => jest.useRealTimers());

describe('LogoMenu', () => {
  it('focuses its first item, and moves with arrow keys and letters', async () => {
    open();
    expect(item('Copy logo as SVG')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Copy wordmark as SVG')).toHaveFocus();
    await userEvent.keyboard('c');
    expect(item('Copy logo as SVG')).toHaveFocus();
  });

  it.each([
    ['Copy logo as SVG', product.logoSvg],
    ['Copy wordmark as SVG', wordmarkSvg(product)],
  ])('runs "%s"', async (name, svg) => {
    open();
    await userEvent.click(item(name));
    expect(copyTextMock).toHaveBeenLastCalledWith(svg);
  });

  it('shows that it copied, restores focus, and closes after 1200 ms', async () => {
    jest.useFakeTimers();
    const { onClose } = open();
    await act(async () => item('Copy logo as SVG').click());
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(logo()).toHaveFocus();
    act(() => jest.advanceTimersByTime(1199));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows that copying failed', async () => {
    copyTextMock.mockResolvedValueOnce(false);
    open();
    await userEvent.click(item('Copy logo as SVG'));
    expect(screen.getByRole('status')).toHaveTextContent('Copy failed');
  });

  it.each(['{Escape}', '{Tab}'])('closes with %s and restores focus', async (key) => {
    const { onClose } = open();
    await userEvent.keyboard(key);
    expect(onClose).toHaveBeenCalled();
    expect(logo()).toHaveFocus();
  });
});
