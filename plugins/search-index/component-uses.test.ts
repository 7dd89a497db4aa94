import { load } from 'cheerio';
import { countUses } from './component-uses';

it('counts the pages whose code names a component', () => {
  const uses = new Map([['/api/sack/', 1]]);
  countUses(
    load(
      '<a data-api="Sack" href="/docs/api/sack/">Sack</a><a data-api="Sack.size" href="/docs/api/sack/#sack-prop-size">size</a><a href="/docs/api/sack/">API</a>',
    ),
    uses,
    '/docs/',
  );
  expect(uses).toEqual(new Map([['/api/sack/', 2]]));
});
