import type { Idiom } from './idiom';

/** Braces: expressions, templates, attribute lists and formulas. */
export const EXPRESSIONS: readonly Idiom[] = [
  {
    name: 'demo of mui.com',
    text: '{{"demo": "pages/BasicButtons.js", "bg": true}}',
    refuses:
      '7: The page has the demo {{"demo": "pages/BasicButtons.js", "bg": true}}, which the site doesn\'t support. Write <Demo name="BasicButtons" /> on a separate line.',
  },
  {
    name: 'component of mui.com',
    text: '{{"component": "@mui/docs/ComponentLinkHeader"}}',
    refuses: /^7: The page has the component .+ Remove it: the header/,
  },
  {
    name: 'GitBook hint',
    text: '{% hint style="info" %}\nText.\n{% endhint %}',
    refuses: /^7: The page has the template tag \{% hint style="info" %\}, .+ Write :::note/,
  },
  {
    name: 'Hugo shortcode',
    text: '{{< note >}}Text.{{< /note >}}',
    refuses: /^7: The page has the shortcode \{\{< note >\}\}/,
  },
  {
    name: 'Jekyll variable',
    text: 'See {{ site.url }}.',
    refuses: /^7: The page has the template expression \{\{ site\.url \}\}/,
  },
  {
    name: 'mdBook include',
    text: '{{#include a.md}}',
    refuses: /^7: The page has the template tag \{\{#include a\.md\}\}, .+ import Part/,
  },
  {
    name: 'unmatched brace',
    text: 'A literal { in a text.',
    refuses: /^7?\d?: .+ Write a literal \{ as \\\{, or put it in backticks\.$/,
  },
  {
    name: 'unknown name in braces',
    text: 'Use {name} here.',
    refuses:
      "7: The expression {name} uses name, which the page doesn't declare. If it is text, write \\{, or put it in backticks; otherwise import or export name.",
  },
  {
    name: 'empty braces',
    text: 'Pass {} to it.',
    refuses:
      '7: The expression {} is empty, so nothing is shown. If it is text, write \\{, or put it in backticks.',
  },
  {
    name: 'object in braces',
    text: 'Pass {{ a: 1 }} to it.',
    refuses: /^7: The expression in braces is an object\. If it is text/,
  },
  {
    name: 'boolean in braces',
    text: 'It is {true}.',
    refuses: /^7: The expression in braces is a value that shows nothing\./,
  },
  {
    name: 'list in braces',
    text: 'It is {1, 2}.',
    refuses: /^7: The expression in braces is a list of values\./,
  },
  {
    name: 'value in braces',
    text: 'It is {6 + 6} of {frontMatter.title}.',
    shows: ['It is 12 of Page.'],
  },
  {
    name: 'unknown name in an attribute',
    text: '<b title={name}>Text.</b>',
    refuses:
      "7: An attribute of <b> uses name, which the page doesn't declare. Import or export name at the top of the page.",
  },
  { name: 'escaped brace', text: 'Pass \\{a\\} to it.', shows: ['Pass {a} to it.'] },
  {
    name: 'text that starts with import',
    text: 'import is a word.',
    refuses:
      /^7: Could not parse import\/exports with acorn\. If it is text, start the line with another word/,
  },
  {
    name: 'attributes of an image',
    text: '![A mill](/img/mill.svg){width=300}',
    refuses:
      /^7: The page has the attribute list \{width=300\}, .+ Write an element with these attributes/,
  },
  {
    name: 'class of an image',
    text: '![A mill](/img/mill.svg){.big}',
    refuses:
      /^7: The page has the attribute list \{\.big\}, .+ Write an element with these attributes/,
  },
  {
    name: 'kramdown attributes',
    text: 'Text.\n{: .big}',
    refuses: /^8: The page has the attribute list \{: \.big\}/,
  },
  {
    name: 'block formula',
    text: '$$\n\\frac{a}{b}\n$$',
    refuses: /^7: The page has the formula \$\$….* Write the formula as text or code/,
  },
  {
    name: 'inline formula',
    text: 'It is $x^2 + y$ long.',
    refuses: /^7: The page has the formula \$x\^2 \+ y\$/,
  },
  { name: 'prices', text: 'From $5 to $6, or $HOME.', shows: ['From $5 to $6, or $HOME.'] },
  {
    name: 'import of a partial',
    text: '{@import ./a.md}',
    refuses: /^7: The page has the template tag \{@import \.\/a\.md\}, .+ import Part/,
  },
  {
    name: 'formula of LaTeX',
    text: 'It is \\(x^2\\) long.',
    refuses: /^7: The page has the formula \\\(x\^2\\\)/,
  },
  {
    name: 'id of a paragraph',
    text: 'A text. {#own}',
    refuses: /^7: The page has the attribute list \{#own\}, .+ only headings take \{#id\}\.$/,
  },
  {
    name: 'escaped tags',
    text: 'A \\{@link a}, \\{% b %} and \\<script>.',
    shows: ['A {@link a}, {% b %} and &lt;script&gt;.'],
  },
];
