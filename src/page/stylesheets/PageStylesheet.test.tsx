/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, waitFor } from '@testing-library/react';
import { PageStylesheet } from './PageStylesheet';

const HREF = '/assets/css/icons.css';

const fetched = jest.fn<Promise<unknown>, [string, { signal: AbortSignal }]>();
Object.assign(globalThis, { __PAGE_STYLESHEETS__: { icons: HREF }, fetch: fetched });

const injected = () => document.head.querySelectorAll('[data-stylesheet]');

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  errors.mockRestore();
  fetched.mockReset();
  document.head.replaceChildren();
});

describe('PageStylesheet', () => {
  it('loads the stylesheet into the layer once', async () => {
    fetched.mockResolvedValue({ ok: true, text: async () => '.icons{color:red}' });
    render(<PageStylesheet name="icons" />);
    await waitFor(() => expect(injected()).toHaveLength(1));
    expect(fetched).toHaveBeenCalledWith(HREF, expect.anything());
    expect(injected()[0]).toHaveTextContent('@layer theme{.icons{color:red}}');

    render(<PageStylesheet name="icons" />);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('logs the status of a failed request, and falls back to a link', async () => {
    fetched.mockResolvedValue({ ok: false, status: 404, statusText: 'Not Found' });
    render(<PageStylesheet name="icons" />);
    await waitFor(() => expect(injected()).toHaveLength(1));
    expect(errors).toHaveBeenCalledWith('Failed to fetch CSS: 404 Not Found');
    expect(injected()[0]?.outerHTML).toContain('<link rel="stylesheet"');
    expect(injected()[0]).toHaveAttribute('href', HREF);
  });

  it('falls back to a link without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    render(<PageStylesheet name="icons" />);
    await waitFor(() => expect(injected()[0]?.localName).toBe('link'));
    expect(errors).toHaveBeenCalledWith('Failed to fetch');
  });

  it('aborts the request on unmount, and adds nothing', async () => {
    let answer: (response: unknown) => void = () => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { unmount } = render(<PageStylesheet name="icons" />);
    const { signal } = fetched.mock.calls[0]![1];
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
    answer({ ok: true, text: async () => '.icons{}' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(injected()).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each(['icon', 'constructor'])('fails the build for the unknown name %s', (name) => {
    expect(() => render(<PageStylesheet name={name} />)).toThrow(
      `<PageStylesheet name="${name}"> names no stylesheet. Those of plugins/assets/icon-fonts are: icons.`,
    );
  });
});
