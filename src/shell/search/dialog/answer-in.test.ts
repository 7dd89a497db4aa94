import { answerIn } from './answer-in';

const TEXT =
  'Tabs can be wider than their bar. Then buttons scroll it. Set `scrollButtons` to hide them.';

it.each([
  ['scrolling the tabs', TEXT],
  ['bars scrolled by buttons', 'Then buttons scroll it. Set `scrollButtons` to hide them.'],
  ['hiding', 'Set `scrollButtons` to hide them.'],
  ['nothing else', TEXT],
])('begins for "%s" with %j', (query, answer) => {
  expect(answerIn(TEXT, query.split(' '))).toBe(answer);
});

it('accepts an empty text', () => {
  expect(answerIn('', ['hide'])).toBe('');
});
