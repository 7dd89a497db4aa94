interface TemplateOptions {
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

/** Type of a script tag that `START` replaces. Browsers don't fetch such scripts. */
export const WAITING_TYPE = 'text/waiting';

/** `rel` of the preload links that `startFonts` starts. */
const WAITING_PRELOAD = 'waiting-preload';

/** Defines a function that starts the waiting fonts. Only preload links can have `as`. */
const DEFINE_START_FONTS = `function startFonts(){for(let l of document.querySelectorAll('[rel=${WAITING_PRELOAD}]'))l.as='font',l.rel='preload'}`;

/**
 * Round-trip time in ms from which a connection is slower than 4g
 * (https://wicg.github.io/netinfo/#effective-connection-types).
 */
const SLOW_ROUND_TRIP = 270;

/**
 * Fetches the fonts of a page with its stylesheets. Not where they would delay the first paint: at
 * 25 kB/s each takes half a second. What browsers tell about the connection is what they learned from
 * earlier pages, if they tell it at all, so the time from the page's request to this script counts too.
 */
const START_FONTS_EARLY = `{let c=navigator.connection,r=performance.getEntriesByType('navigation')[0];c&&(c.saveData||c.effectiveType!='4g')||performance.now()-r?.requestStart>${SLOW_ROUND_TRIP}||startFonts()}`;

/**
 * Fetches the scripts of a page, and its fonts if they haven't been started, once the browser reports
 * that it has shown the first frame: compiling scripts while the frame is drawn delays it. At the end
 * of the body: a browser runs an inline script only when the stylesheets before it have loaded, so
 * nothing takes bandwidth from them. Pages in the background draw no frames.
 */
const START = `{let d=document,f=()=>{for(let o of d.querySelectorAll('[type="${WAITING_TYPE}"]')){let s=d.createElement('script');s.async=!1;s.src=o.src;o.replaceWith(s)}startFonts()};d.hidden?f():self.PerformanceObserver?.supportedEntryTypes?.includes('paint')?new PerformanceObserver(f).observe({type:'paint',buffered:!0}):requestAnimationFrame(()=>setTimeout(f))}`;

/**
 * Docusaurus's page template with these changes:
 *
 * - The head starts with the order of the cascade layers.
 * - Emotion's styles, which the server writes next to each element, are moved to the head, each rule
 *   once, as are the links of islands. `createBidiCache` adopts them by the names in the
 *   rules. With `data-emotion`, emotion would adopt them itself, but move them to the end of the head
 *   for it, and browsers would parse them and lay out the whole page again.
 * - Inline scripts for the start of the body are in the head instead, before the stylesheets, for
 *   which they would wait, and the rest of the page with them. The stylesheets are fetched meanwhile.
 * - Docusaurus's drawing of external links is left out; the site has its own.
 * - The page's scripts are fetched after the stylesheets; links with `fetchpriority` too, if the
 *   connection is slow.
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
      if (key === 'css') { css += rules; } else { globals += tag; }
    }
    return '';
  });
  var preBodyScripts = '';
  var preBody = it.preBodyTags
    .replace(/<script>[^]*?<.script>/g, function (tag) { preBodyScripts += tag; return ''; })
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
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ early(metaAttribute) %>
    <% }); %>
    <%~ it.headTags %>
    <% var islandLinks = early(Object.keys(links).join('')); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="preload" as="style" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ Object.keys(late).join('') %>
    <script>${DEFINE_START_FONTS}${START_FONTS_EARLY}</script>
    <%~ preBodyScripts %>
    <%~ islandLinks %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script type="${WAITING_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <%~ globals %>
    <% if (css) { %><style data-demo-styles><%~ css %></style><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ preBody %>
    <div id="__docusaurus"><%~ appHtml %></div>
    <%~ it.postBodyTags %>
    <script>${START}</script>
  </body>
</html>
`;
}
