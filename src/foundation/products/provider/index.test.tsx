/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, renderHook, screen } from '@testing-library/react';
import { PRODUCTS, SITE_BRANCH, SITE_REPOSITORY } from '../catalogue';
import { DocsProvider, useDocsConfig } from '.';

function Names() {
  return useDocsConfig()
    .products.map(({ name }) => name)
    .join(', ');
}

describe('useDocsConfig', () => {
  it('returns the configuration inside the provider', () => {
    const { result } = renderHook(useDocsConfig, { wrapper: DocsProvider });
    expect(result.current).toEqual({
      products: PRODUCTS,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
    });
  });

  it('works at any depth', () => {
    render(
      <DocsProvider>
        <p>
          <Names />
        </p>
      </DocsProvider>,
    );
    expect(screen.getByText(/^Material UI, Joy UI, /)).toBeInTheDocument();
  });

  it('throws outside the provider', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useDocsConfig)).toThrow(
      'useDocsConfig: the component must be wrapped in the docs provider (<DocsProvider>, src/foundation/products/provider).',
    );
    consoleError.mockRestore();
  });
});
