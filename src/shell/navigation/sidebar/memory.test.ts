import { parseMemory } from './memory';

it.each([
  null,
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{"groups":',
  '{"groups":["a"],"scroll":7}',
  '{"groups":{"/a":"120","/b":null},"scroll":null}',
])('counts %s as nothing', (text) => {
  expect(parseMemory(text)).toEqual({ groups: {}, scroll: {} });
});

it('keeps valid entries next to invalid ones', () => {
  expect(parseMemory('{"groups":{"/a":120,"/b":true},"scroll":{"docs":40}}')).toEqual({
    groups: { '/a': 120 },
    scroll: { docs: 40 },
  });
});
