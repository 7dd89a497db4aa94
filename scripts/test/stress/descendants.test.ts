import { descendantsOf, readProcesses } from './descendants';

const processes = readProcesses(`    1     0 init
   10     1 npx playwright test
   11    10 node scripts/serve/serve.ts --port 4173
   12    10 node worker.js
  120    12 /usr/bin/chromium --type=renderer
   20     1 another program
`);

it('finds direct and indirect child processes', () => {
  expect(descendantsOf(10, processes).map(({ pid }) => pid)).toEqual([11, 12, 120]);
  expect(descendantsOf(20, processes)).toEqual([]);
});

it('keeps the arguments', () => {
  expect(processes[2]).toEqual({
    pid: 11,
    parent: 10,
    command: 'node scripts/serve/serve.ts --port 4173',
  });
});
