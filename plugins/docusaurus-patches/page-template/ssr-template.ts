import { FEATURE_TEST } from '../../shared/feature-test';
import { START_FONTS, WAITING_PRELOAD } from './start-fonts';

interface TemplateOptions {
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

/**
 * Docusaurus's page template with these changes:
 *
 * - The head starts with the order of the cascade layers, and a script that keeps the page readable in
 *   browsers that can't run its other scripts.
 * - Emotion's styles, which the server writes next to each element, are moved to the head, each rule
 *   once, as are the links of islands. `createBidiCache` adopts them by the names in the
 *   rules. With `data-emotion`, emotion would adopt them itself, but move them to the end of the head
 *   for it, and browsers would parse them, set up all fonts and lay out the whole page again. Global
 *   styles have to stay with emotion, which removes them with the demo, unless they are only keyframes.
 * - Inline scripts for the start of the body are in the head instead, before the styles.
 * - Docusaurus's script for the color mode is left out: the site's settings replace its result, and it
 *   gives the document any attributes that a link contains (`?docusaurus-data-…`).
 * - Docusaurus's version, and its drawing of external links, are left out; the site has its own.
 * - The main script comes before the bundler's runtime, which runs what has loaded. It's the largest, and
 *   on HTTP/1.1, where six files load at a time, it would wait for the page's other scripts.
 * - Stylesheets have no preload links, because `inlineStyles` replaces them.
 * - Links with `fetchpriority` are preloaded only if the connection is fast.
 *
 * @returns An Eta template for the `ssrTemplate` option.
 */
export function ssrTemplate({ layers }: TemplateOptions): string {
  // Eta parses a quote in a regular expression literal as the start of a string: hence \x22.
  return `<!DOCTYPE html>
<%
  var css = '', globals = '', seen = {};
  var appHtml = it.appHtml.replace(new RegExp('<style data-emotion=\\x22([a-z-]+) ([^\\x22]*)\\x22[^>]*>([^]*?)</style>', 'g'), function (tag, key, ids, rules) {
    var id = key + ' ' + ids;
    if (!seen[id]) {
      seen[id] = true;
      var isKeyframes = key === 'css-global' && /^(?:@layer [\\w-]+{)?}?$/.test(rules.replace(/@keyframes [\\w-]+{(?:[^{}]+{[^{}]*})*}/g, ''));
      if (key === 'css' || isKeyframes) { css += rules; } else { globals += tag; }
    }
    return '';
  });
  var preBodyScripts = '';
  var preBody = it.preBodyTags
    .replace(/<script>[^]*?<.script>/g, function (tag) { preBodyScripts += tag.indexOf('docusaurus-data-') < 0 ? tag : ''; return ''; })
    .replace(/<svg [^>]*><defs>\\s*<symbol id=.theme-svg-external-link.[^]*?<.svg>/, '');
  var links = {}, late = {};
  appHtml = appHtml.replace(/<link data-head[^>]*>/g, function (tag) { links[tag] = true; return ''; });
  var early = function (html) {
    return html.replace(/<link [^>]*fetchpriority=[^>]*>/gi, function (tag) { late[tag.replace('preload', '${WAITING_PRELOAD}').replace(/ as=.font./, '')] = true; return ''; });
  };
%>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <style>@layer ${layers.join(', ')};</style>
    <script>${FEATURE_TEST}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ early(metaAttribute) %>
    <% }); %>
    <%~ it.headTags %>
    <% var islandLinks = early(Object.keys(links).join('')); %>
    <%~ Object.keys(late).join('') %>
    <script>${START_FONTS}</script>
    <%~ preBodyScripts %>
    <%~ islandLinks %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.slice().reverse().forEach((script) => { %>
      <script defer src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <%~ globals %>
    <% if (css) { %><style data-demo-styles><%~ css %></style><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ preBody %>
    <div id="__docusaurus"><%~ appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
