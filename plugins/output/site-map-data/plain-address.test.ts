import vm from 'node:vm';
import { plainAddressScript, withPlainAddress } from './plain-address';

/** Runs the script at an address. @returns What it did. */
function run(address: string, { baseUrl = '/', referrer = '' } = {}): string[] {
  const done: string[] = [];
  const url = new URL(address, 'https://docs.example.com');
  const { pathname, search, hash, href } = url;
  vm.runInNewContext(plainAddressScript(baseUrl), {
    location: {
      ...{ pathname, search, hash, href },
      replace: (to: string) => void done.push(new URL(to, href).href),
    },
    document: { referrer },
    stop: () => void done.push('stop'),
  });
  return done;
}

it('stops loading and opens the page with its query and hash', () => {
  expect(run('/Material-UI/React-Button.html?a=B#Sizes')).toEqual([
    'stop',
    'https://docs.example.com/material-ui/react-button/?a=B#Sizes',
  ]);
  expect(run('/Docs//joy-ui', { baseUrl: '/docs/' }).at(-1)).toBe(
    'https://docs.example.com/docs/joy-ui/',
  );
});

it.each(['/nothing/', '/404.html', '/img/missing.png', '/%5Cevil.example/'])(
  'leaves %s as it is',
  (address) => {
    expect(run(address)).toEqual([]);
  },
);

it('leaves an address that the host has redirected back to', () => {
  expect(run('/nothing#a', { referrer: 'https://docs.example.com/nothing' })).toEqual([]);
});

it('stays on the host', () => {
  expect(run('https://docs.example.com//evil.example//A').at(-1)).toBe(
    'https://docs.example.com/evil.example/a/',
  );
});

it('is the first script of the 404 page', () => {
  const page = '<head><meta charset="UTF-8"><script src="/docs/main.js"></script>';
  expect(withPlainAddress(page, '/docs/')).toBe(
    '<head><meta charset="UTF-8"><script src="/docs/plain-address.js"></script><script src="/docs/main.js"></script>',
  );
});
