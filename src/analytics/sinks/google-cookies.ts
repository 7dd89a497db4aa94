/** Cookies of the Google tag: `_ga`, and `_ga_` with the id of a tag. */
const NAME = /^_ga(?:_|$)/;

/** Deletes the cookies of the Google tag, on this host and on every domain above that it may have used. */
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
