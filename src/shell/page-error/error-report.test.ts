import { isLoadFailure, messagesOf, reportOf } from './error-report';

describe('messagesOf', () => {
  it('includes the causes, outermost first', () => {
    const cause = new Error('No such file', { cause: 'disk' });
    expect(messagesOf(new Error('Cannot render', { cause }))).toEqual([
      'Cannot render',
      'No such file',
      'disk',
    ]);
  });

  it.each([
    [new TypeError(), 'TypeError'],
    ['just a text', 'just a text'],
    [undefined, 'undefined'],
  ])('describes %p', (thrown, message) => {
    expect(messagesOf(thrown)).toEqual([message]);
  });
});

describe('isLoadFailure', () => {
  it("recognizes the bundler's error by its name", () => {
    const failure = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
    expect(isLoadFailure(failure)).toBe(true);
    expect(isLoadFailure(new Error('Loading chunk 5 failed'))).toBe(false);
    expect(isLoadFailure('ChunkLoadError')).toBe(false);
  });
});

describe('reportOf', () => {
  const where = { url: 'https://docs.example.com/x/', browser: 'Test/1.0' };

  it('contains the page, browser, message and start of the stack', () => {
    const error = new Error('Too many');
    error.stack = ['Error: Too many', ...Array.from({ length: 40 }, (_, i) => `  at f${i}`)].join(
      '\n',
    );
    const report = reportOf(error, where);
    expect(report).toContain(
      '**Page:** https://docs.example.com/x/\n**Browser:** Test/1.0\n```\nToo many\n',
    );
    expect(report).toContain('at f10');
    expect(report).not.toContain('at f11');
  });

  it("accepts values that aren't errors", () => {
    expect(reportOf('text', where)).toContain('```\ntext\n');
  });
});
