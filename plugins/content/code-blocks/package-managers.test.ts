import { commandsFor } from './package-managers';

it.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm install a @b/c', 'pnpm add a @b/c', 'yarn add a @b/c', 'bun add a @b/c'],
  ['npm i -D a', 'pnpm add --save-dev a', 'yarn add --dev a', 'bun add --dev a'],
  ['npm uninstall a', 'pnpm remove a', 'yarn remove a', 'bun remove a'],
  [
    'npm run dev -- --port 8',
    'pnpm run dev --port 8',
    'yarn run dev --port 8',
    'bun run dev --port 8',
  ],
  ['npm start', 'pnpm run start', 'yarn run start', 'bun run start'],
  [
    'npm create vite a -- -t b',
    'pnpm create vite a -t b',
    'yarn create vite a -t b',
    'bun create vite a -t b',
  ],
  ['npx serve dist', 'pnpm dlx serve dist', 'yarn dlx serve dist', 'bunx serve dist'],
  [
    '# why\n\nnpm test',
    '# why\n\npnpm run test',
    '# why\n\nyarn run test',
    '# why\n\nbun run test',
  ],
])('converts %j', (code, pnpm, yarn, bun) => {
  expect(commandsFor(code, 'npm')).toBe(code);
  expect(commandsFor(code, 'pnpm')).toBe(pnpm);
  expect(commandsFor(code, 'yarn')).toBe(yarn);
  expect(commandsFor(code, 'bun')).toBe(bun);
});

it.each([
  'npm install --global a',
  'npm ci',
  'npm run',
  'npx',
  'npx -y a',
  'cd a && npm i',
  'npm start b',
])('rejects %s instead of guessing', (command) => {
  expect(() => commandsFor(command, 'yarn')).toThrow(
    `${JSON.stringify(command)} is not known for yarn. Known: npm install`,
  );
});
