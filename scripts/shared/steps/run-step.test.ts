import { formatResults, runStep } from './run-step';

describe('runStep', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  afterAll(() => log.mockRestore());

  const node = (code: string) => ({ name: 'node', command: process.execPath, args: ['-e', code] });

  it('returns the exit code', async () => {
    expect(await runStep(node('process.exit(3)'))).toMatchObject({ name: 'node', exitCode: 3 });
    expect(await runStep(node(''))).toMatchObject({ exitCode: 0 });
  });

  it('treats a killed command as failed', async () => {
    expect(await runStep(node('process.kill(process.pid)'))).toMatchObject({ exitCode: 1 });
  });

  it('adds environment variables', async () => {
    const step = node('process.exit(process.env.ANSWER === "42" && process.env.PATH ? 0 : 1)');
    expect(await runStep({ ...step, env: { ANSWER: '42' } })).toMatchObject({ exitCode: 0 });
  });

  it('measures the time', async () => {
    expect((await runStep(node('setTimeout(() => {}, 200)'))).seconds).toBeGreaterThan(0.2);
  });

  it('throws for a command that does not exist', async () => {
    await expect(runStep({ name: 'gone', command: './no-such-command', args: [] })).rejects.toThrow(
      './no-such-command',
    );
  });

  it.each([true, false])(
    'prints a line when it starts and when it ends, with holdOutput %s',
    async (holdOutput) => {
      log.mockClear();
      const step = runStep(node('process.exit(3)'), { holdOutput });
      expect(log.mock.calls).toEqual([['> node']]);
      await step;
      expect(log.mock.calls).toEqual([
        ['> node'],
        [expect.stringMatching(/^< node +\d+\.\d s {2}failed with exit code 3$/)],
      ]);
    },
  );

  it('returns its output instead of printing it', async () => {
    log.mockClear();
    const talk = node('console.log("out"); console.error("err")');
    const { output } = await runStep(talk, { holdOutput: true });
    expect(output).toMatch(/^(?:out\nerr|err\nout)\n$/);
    expect(log.mock.calls.join()).not.toMatch(/out|err/);
  });
});

describe('formatResults', () => {
  it('aligns times and results in columns', () => {
    expect(
      formatResults([
        { name: 'lint', exitCode: 0, seconds: 1.26 },
        { name: 'typecheck', exitCode: 2, seconds: 12 },
      ]),
    ).toBe('lint          1.3 s  passed\ntypecheck    12.0 s  failed with exit code 2');
  });
});
