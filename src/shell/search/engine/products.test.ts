import { shardOf } from '../testing';
import { askedProducts } from './products';

const SHARDS = [
  shardOf(),
  shardOf({ product: 'joy-ui', productName: 'Joy UI' }),
  shardOf({ product: 'system', productName: 'MUI System' }),
  shardOf({ product: 'x', productName: 'MUI X' }),
];

it.each([
  ['joy tooltip', ['joy-ui'], ['tooltip']],
  ['joy ui tooltip', ['joy-ui'], ['tooltip']],
  ['tooltip mui joy', ['joy-ui'], ['tooltip']],
  ['material ui button', ['material-ui'], ['button']],
  ['mui x charts', ['x'], ['charts']],
  ['joy and material ui', ['joy-ui', 'material-ui'], ['joy', 'and', 'material', 'ui']],
  // Nothing else would remain.
  ['joy ui', ['joy-ui'], ['joy', 'ui']],
  // These words have other meanings.
  ['system preference', [], ['system', 'preference']],
  ['x axis', [], ['x', 'axis']],
  ['material button', ['material-ui'], ['button']],
  ['button', [], ['button']],
])('finds the products in "%s"', (query, products, words) => {
  const asked = askedProducts(query.split(' '), SHARDS);
  expect([...asked.products]).toEqual(products);
  expect(asked.words).toEqual(words);
});
