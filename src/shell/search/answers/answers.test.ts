import { SearchIndex } from '../data/search-index';
import { recordOf, shardOf } from '../testing';
import { Answers } from './answers';
import type { Answer } from './messages';

const material = shardOf();
const joy = shardOf({ product: 'joy-ui', paths: ['/joy-ui'], file: 'j.json' });

async function renderAnswers() {
  const index = new SearchIndex('/');
  const sent: Answer[] = [];
  const answers = new Answers(index, (answer) => sent.push(answer));
  await index.engine.add(material, [recordOf('page', 'Button', '/material-ui/react-button/')]);
  const ask = (query: string) => answers.receive({ kind: 'ask', query, pathname: '/joy-ui/' });
  return { sent, answers, ask };
}

const titles = ({ best }: Answer) => best.map(({ record }) => record.url);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('answers only the last of the letters that arrived meanwhile', async () => {
  const pending = renderAnswers();
  await jest.runAllTimersAsync();
  const { sent, ask } = await pending;
  ['b', 'bu', 'but'].forEach(ask);
  expect(sent).toEqual([]);
  await jest.runAllTimersAsync();
  expect(sent.map(({ query }) => query)).toEqual(['but']);
  expect(titles(sent[0]!)).toEqual(['/material-ui/react-button/']);
});

it('answers again when another shard arrives', async () => {
  const files: Record<string, unknown> = {
    '/search/shards.json': { shards: [joy] },
    '/j.json': [recordOf('page', 'Button', '/joy-ui/react-button/')],
  };
  global.fetch = jest.fn((url) => Promise.resolve(Response.json(files[url as string])));
  const pending = renderAnswers();
  await jest.runAllTimersAsync();
  const { sent, answers, ask } = await pending;
  ask('button');
  await jest.runAllTimersAsync();
  answers.receive({ kind: 'load', pathname: '/joy-ui/' });
  await jest.runAllTimersAsync();
  expect(titles(sent.at(-1)!)).toEqual(['/joy-ui/react-button/', '/material-ui/react-button/']);
  expect(sent.at(-1)).toMatchObject({ isComplete: true, status: 'ready', query: 'button' });
});

it('has the nearest pages for a query without a hit, and the popular ones for none', async () => {
  const pending = renderAnswers();
  await jest.runAllTimersAsync();
  const { sent, ask } = await pending;
  ask('bxtxzn');
  await jest.runAllTimersAsync();
  expect(sent[0]!.nearest.map(({ record }) => record.title)).toEqual(['Button']);
  ask('');
  await jest.runAllTimersAsync();
  expect(sent[1]).toMatchObject({ nearest: [], best: [], groups: [] });
});
