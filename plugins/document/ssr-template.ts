interface TemplateOptions {
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

/**
 * Docusaurus's page template with two changes: the head starts with the order of the cascade layers,
 * and emotion's styles, which the server writes next to each element, are moved to the head, each
 * rule once, as are the links of islands. `createBidiCache` adopts them by the names in
 * `data-demo-styles`. With `data-emotion`, emotion would adopt them itself, but move them to the end
 * of the head for it, and browsers would parse them and lay out the whole page again.
 *
 * Links with `fetchpriority` follow the stylesheets and scripts, so a slow connection loads those first.
 *
 * @returns An Eta template for the `ssrTemplate` option.
 */
export function ssrTemplate({ layers }: TemplateOptions): string {
  // Eta parses a quote in a regular expression literal as the start of a string: hence \x22.
  return `<!DOCTYPE html>
<%
  var names = [], css = '', globals = '', seen = {};
  var appHtml = it.appHtml.replace(new RegExp('<style data-emotion=\\x22([a-z-]+) ([^\\x22]*)\\x22[^>]*>([^]*?)</style>', 'g'), function (tag, key, ids, rules) {
    var id = key + ' ' + ids;
    if (!seen[id]) {
      seen[id] = true;
      if (key === 'css') { names.push(ids); css += rules; } else { globals += tag; }
    }
    return '';
  });
  var links = {}, late = {};
  appHtml = appHtml.replace(/<link data-head[^>]*>/g, function (tag) { links[tag] = true; return ''; });
  var early = function (html) {
    return html.replace(/<link [^>]*fetchpriority=[^>]*>/gi, function (tag) { late[tag] = true; return ''; });
  };
%>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <style>@layer ${layers.join(', ')};</style>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ early(metaAttribute) %>
    <% }); %>
    <%~ it.headTags %>
    <%~ early(Object.keys(links).join('')) %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <%~ Object.keys(late).join('') %>
    <%~ globals %>
    <% if (css) { %><style data-demo-styles="<%~ names.join(' ') %>"><%~ css %></style><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
