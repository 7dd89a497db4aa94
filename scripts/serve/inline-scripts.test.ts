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
    'takes type="%s" as executable',
    (type) => {
      expect(inlineScripts(`<script type="${type}">{}</script>`)).toEqual(['{}']);
      expect(inlineScripts(`<script type='${type}'>{}</script>`)).toEqual(['{}']);
    },
  );

  it('leaves out data, quoted or not', () => {
    expect(inlineScripts('<script type="application/ld+json">{}</script>')).toEqual([]);
    expect(inlineScripts('<script data-rh=true type=application/json>{}</script>')).toEqual([]);
  });

  it('does not take an attribute that ends in "type" or "src" for type or src', () => {
    expect(inlineScripts('<script data-type="x" data-src="y">run()</script>')).toEqual(['run()']);
  });

  it('leaves out files and empty scripts', () => {
    expect(inlineScripts('<script src="/a.js"></script><script></script>')).toEqual([]);
  });

  it('keeps the text as it is, with line ends as browsers hash them', () => {
    expect(inlineScripts('<script>\r\n a &lt; "</p>"\n</SCRIPT >')).toEqual(['\n a &lt; "</p>"\n']);
  });

  it('finds the script after a text that looks like the start of one', () => {
    expect(inlineScripts('<div title="<script>"></div><script>run()</script>')).toContain('run()');
  });
});
