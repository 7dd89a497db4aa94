import { inlineScripts } from './inline-scripts';

describe('inlineScripts', () => {
  it('finds scripts with and without attributes', () => {
    expect(
      inlineScripts(
        '<head><script>first()</script><script data-a=">" defer>second()</script></head>',
      ),
    ).toEqual(['first()', 'second()']);
  });

  it.each(['module', 'text/javascript', 'importmap', 'TEXT/JAVASCRIPT', ''])(
    'treats type="%s" as executable',
    (type) => {
      expect(inlineScripts(`<script type="${type}">{}</script>`)).toEqual(['{}']);
      expect(inlineScripts(`<script type='${type}'>{}</script>`)).toEqual(['{}']);
    },
  );

  it('ignores data blocks', () => {
    expect(inlineScripts('<script type="application/ld+json">{}</script>')).toEqual([]);
    expect(inlineScripts('<script data-rh=true type=application/json>{}</script>')).toEqual([]);
  });

  it('ignores attributes that end in "type" or "src"', () => {
    expect(inlineScripts('<script data-type="x" data-src="y">run()</script>')).toEqual(['run()']);
  });

  it('ignores external and empty scripts', () => {
    expect(inlineScripts('<script src="/a.js"></script><script></script>')).toEqual([]);
  });

  it('normalizes only line endings', () => {
    expect(inlineScripts('<script>\r\n a &lt; "</p>"\n</SCRIPT >')).toEqual(['\n a &lt; "</p>"\n']);
  });

  it('finds a script after text that looks like a start tag', () => {
    expect(inlineScripts('<div title="<script>"></div><script>run()</script>')).toContain('run()');
  });
});
