import { parseDoc } from '../after-build/read-pages';
import { countUses } from './component-uses';

it('counts the pages whose code names a component', () => {
  const uses = new Map([['/api/sack/', 1]]);
  const { content } = parseDoc(
    '/',
    '<div class="markdown"><a data-api="Sack" href="/docs/api/sack/">Sack</a><a data-api="Sack.size" href="/docs/api/sack/#sack-prop-size">size</a><a href="/docs/api/sack/">API</a></div>',
  );
  countUses(content, uses, '/docs/');
  expect(uses).toEqual(new Map([['/api/sack/', 2]]));
});
