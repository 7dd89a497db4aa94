/** @jest-environment ./src/testing/jsdom-environment.ts */
import { MEMORY_KEY, parseMemory, readMemory, writeMemory } from './memory';

const NOTHING = { groups: {}, scroll: {} };

describe('parseMemory', () => {
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
    expect(parseMemory(text)).toEqual(NOTHING);
  });

  it('keeps valid entries next to invalid ones', () => {
    expect(parseMemory('{"groups":{"/a":120,"/b":true},"scroll":{"docs":40}}')).toEqual({
      groups: { '/a': 120 },
      scroll: { docs: 40 },
    });
  });
});

describe('the session', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('reads what was stored', () => {
    const memory = { groups: { '/a': 120 }, scroll: { docs: 40 } };
    writeMemory(memory);
    expect(sessionStorage.getItem(MEMORY_KEY)).not.toBeNull();
    expect(readMemory()).toEqual(memory);
  });

  it('works when the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(() => writeMemory(NOTHING)).not.toThrow();
    expect(readMemory()).toEqual(NOTHING);
  });
});
