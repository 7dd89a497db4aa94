import { isBot } from './is-bot';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  'Mediapartners-Google',
  'facebookexternalhit/1.1',
])('recognizes the bot %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
])('treats %s as a reader', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
