/** @jest-environment ./src/testing/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, useHistory, useLocation, useRouteMatch } from 'react-router';
import renderRoutes from './render-routes';
import type { RouteProps } from './render-routes';

const rendered: string[] = [];

function Shell({ route }: RouteProps): ReactNode {
  rendered.push('shell');
  return <main>{renderRoutes(route?.routes)}</main>;
}

function Place({ name }: { name: string }): ReactNode {
  return `${name} at ${useLocation().pathname}, ${useRouteMatch().url}`;
}

function page(name: string) {
  return function Page(): ReactNode {
    rendered.push(name);
    return <Place name={name} />;
  };
}

const routes = [
  { path: '/start/', exact: true, component: page('start') },
  {
    path: '/docs/',
    component: Shell,
    routes: [
      { path: '/docs/a/', exact: true, component: page('a') },
      { path: '/docs/b/', exact: true, component: page('b') },
    ],
  },
  { path: '*', component: page('not found') },
];

const element = renderRoutes(routes);

/** Renders the routes of one URL while the router may be at another, as Docusaurus does. */
function Site({ pathname }: { pathname: string }) {
  const { location, push } = useHistory();
  return (
    <>
      <button type="button" onClick={() => push('/docs/b/')} />
      <Route location={{ ...location, pathname }} render={() => element} />
    </>
  );
}

function open(pathname: string) {
  const site = (shown: string) => (
    <MemoryRouter initialEntries={[pathname]}>
      <Site pathname={shown} />
    </MemoryRouter>
  );
  const { rerender } = render(site(pathname));
  return (next: string) => rerender(site(next));
}

beforeEach(() => {
  rendered.length = 0;
});

it.each([
  ['/start/', 'start at /start/, /start/'],
  ['/docs/b/', 'b at /docs/b/, /docs/b/'],
  ['/else/', 'not found at /else/, /else/'],
  ['/docs/c/', ''],
])('at %s renders: %s', (pathname, text) => {
  open(pathname);
  expect(document.body.textContent).toBe(text);
});

it('does not render the old page again before the next one is shown', () => {
  const show = open('/docs/a/');
  expect(rendered).toEqual(['shell', 'a']);
  fireEvent.click(screen.getByRole('button'));
  expect(rendered).toEqual(['shell', 'a']);
  expect(screen.getByRole('main').textContent).toBe('a at /docs/a/, /docs/a/');

  show('/docs/b/');
  expect(rendered).toEqual(['shell', 'a', 'shell', 'b']);
  expect(screen.getByRole('main').textContent).toBe('b at /docs/b/, /docs/b/');
});
