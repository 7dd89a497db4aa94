/**
 * Features that the built scripts need: an expression that is truthy with the feature, and its key in
 * MDN's compatibility data. A browser with all of them has everything else that the scripts use, which
 * `test/built/browser-support.test.ts` checks. Oldest first: each expression may rely on those before it.
 */
export const REQUIRED_FEATURES: Readonly<Record<string, string>> = {
  'Object.hasOwn': 'javascript.builtins.Object.hasOwn',
  '[].findLast': 'javascript.builtins.Array.findLast',
  'self.structuredClone': 'api.structuredClone',
  'AbortSignal.prototype.throwIfAborted': 'api.AbortSignal.throwIfAborted',
};

/** Condition, in JavaScript, for inline scripts that only make sense together with the built ones. */
export const IS_SUPPORTED = Object.keys(REQUIRED_FEATURES).join('&&');

/**
 * Inline script for the start of the head, in the syntax of old browsers. Without a required feature,
 * React would replace the server's HTML with an error, so readers get the page as without JavaScript:
 *
 * - A second policy blocks all scripts with a URL that follow. It adds to the page's own policy, so it
 *   can't allow anything. Removing script elements, or changing their type, doesn't stop them.
 * - Browsers don't render `<noscript>`, because they do run scripts, so its contents replace it.
 */
export const FEATURE_TEST = `${IS_SUPPORTED}||function(d){var m=d.createElement('meta');m.httpEquiv='Content-Security-Policy';m.content="script-src 'unsafe-inline'";d.head.appendChild(m);d.addEventListener('DOMContentLoaded',function(){for(var n=d.querySelectorAll('noscript'),i=n.length;i--;)n[i].outerHTML=n[i].textContent})}(document)`;
