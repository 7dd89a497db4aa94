import { cachedByContent } from './by-content';

it('derives once from each text', () => {
  const derive = jest.fn((text: string, file: string) => (text ? `${file}: ${text}` : null));
  const cached = cachedByContent(derive);
  expect([cached('a', 'one'), cached('a', 'two'), cached('b', 'two')]).toEqual([
    'one: a',
    'one: a',
    'two: b',
  ]);
  expect([cached('', 'one'), cached('', 'two')]).toEqual([null, null]);
  expect(derive).toHaveBeenCalledTimes(3);
});

it('separates results by what else they depend on', () => {
  const cached = cachedByContent(
    (text: string, language: string) => text + language,
    (language) => language,
  );
  expect([cached('a', '.ts'), cached('a', '.js'), cached('a', '.ts')]).toEqual([
    'a.ts',
    'a.js',
    'a.ts',
  ]);
});

it('tries again after an error', () => {
  const derive = jest.fn((text: string) => {
    throw new Error(text);
  });
  const cached = cachedByContent(derive);
  expect(() => cached('a')).toThrow('a');
  expect(() => cached('a')).toThrow('a');
  expect(derive).toHaveBeenCalledTimes(2);
});

it('tries again after a rejection', async () => {
  const derive = jest.fn((text: string) => Promise.reject(new Error(text)));
  const cached = cachedByContent(derive);
  await expect(cached('a')).rejects.toThrow('a');
  await expect(cached('a')).rejects.toThrow('a');
  expect(derive).toHaveBeenCalledTimes(2);
});
