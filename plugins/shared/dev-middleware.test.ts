import { devMiddleware } from './dev-middleware';

interface Settings {
  devServer: { static?: unknown; setupMiddlewares: (list: object[]) => object[] };
}

it('puts the middleware of every plugin in front of those of the dev server', () => {
  const first = () => {};
  const second = () => {};
  const theirs = { name: 'theirs', middleware: () => {} };
  const settings = [
    devMiddleware('first', first, { static: [] }) as Settings,
    devMiddleware('second', second) as Settings,
  ];
  expect(settings[0]!.devServer.static).toEqual([]);
  // As webpack-merge joins functions: Docusaurus's returns the list itself.
  const list: object[] = [theirs];
  const results = settings.map(({ devServer }) => devServer.setupMiddlewares(list));
  expect([...list, ...results.flat()]).toEqual([
    { name: 'second', middleware: second },
    { name: 'first', middleware: first },
    theirs,
  ]);
});
