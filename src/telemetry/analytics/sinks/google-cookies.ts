/** Cookies of the Google tag: `_ga`, and `_ga_` followed by a tag's id. */
const NAME = /^_ga(?:_|$)/;

/** Deletes the Google tag's cookies on this host and every parent domain. */
export function forgetGoogleCookies(): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (NAME.test(name)) {
      for (const domain of ['', ...domains]) {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
    }
  }
}
